/** Calls when the page has nothing better to do, after half a second at the latest. The answer takes it back. */
export function whenIdle(call: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(call, { timeout: 500 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(call, 100);
  return () => clearTimeout(id);
}
