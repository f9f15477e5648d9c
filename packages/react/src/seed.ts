/** A fresh seed: 96 random bits as text. Called in event handlers only, never while rendering. */
export function drawSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) => word.toString(36)).join('');
}
