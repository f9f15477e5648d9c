/** Words an error the way all of ours are worded. */
export function say(what: string, why: string, fix: string): string {
  return `mines: ${what}. ${why}. ${fix}.`;
}

/** A value as an error names it, in one short line: objects from outside need not even turn into text. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  return typeof value === 'object' && value ? 'an object' : String(value);
}

/** Says that a text or a saved value is not what it should be; the message names the place. */
export class FormatError extends Error {
  /** `FormatError`, also where two copies of the package are about. */
  override readonly name = 'FormatError';
}

/** What is thrown for a value that came from outside as text or JSON. */
export function unreadable(what: string, why: string, fix: string): FormatError {
  return new FormatError(say(what, why, fix));
}
