/** A number on three digits, as counters of this game show it: `007`, `-01`; from -99 to 999. */
export function formatCounter(value: number): string {
  const shown = Math.max(-99, Math.min(999, Math.trunc(value)));
  return shown < 0 ? `-${String(-shown).padStart(2, '0')}` : String(shown).padStart(3, '0');
}
