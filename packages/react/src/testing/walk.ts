/** Everything that can be reached from a value: own keys, symbols included, whether enumerable or not. */
export function reachable(value: unknown, found: Set<unknown> = new Set()): Set<unknown> {
  if (found.has(value)) return found;
  found.add(value);
  // A typed array is a leaf: its elements are looked at as a whole.
  if (ArrayBuffer.isView(value) || value === null) return found;
  if (typeof value !== 'object' && typeof value !== 'function') return found;
  for (const key of Reflect.ownKeys(value)) {
    const property = Reflect.getOwnPropertyDescriptor(value, key);
    if (property) reachable('value' in property ? property.value : property.get, found);
  }
  return found;
}
