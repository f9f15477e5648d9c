/** Words an error the way all of ours are worded. */
export function say(what: string, why: string, fix: string): string {
  return `mines: ${what}. ${why}. ${fix}.`;
}

/** A value as an error names it, in one short line: what comes from outside need not even turn into text. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  return Object(value) === value ? 'an object' : String(value);
}

/** Words the refusal of a value that no game can have, and says which ones it can. */
export function unplayable(what: string, value: unknown, playable: string): string {
  return say(`${what} is ${shown(value)}`, 'That cannot be played', `Pass ${playable}`);
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
