const leap = 8;

/** The key of the item that arrows and page keys lead to (arrows wrap around); undefined for every other key. */
export function moved(
  keys: readonly string[],
  activeKey: string | undefined,
  pressed: string,
): string | undefined {
  const at = activeKey === undefined ? -1 : keys.indexOf(activeKey);
  const last = keys.length - 1;
  if (last < 0) return undefined;
  if (pressed === 'ArrowDown') return keys[at >= last ? 0 : at + 1];
  if (pressed === 'ArrowUp') return keys[at <= 0 ? last : at - 1];
  if (pressed === 'PageDown') return keys[Math.min(last, at + leap)];
  if (pressed === 'PageUp') return keys[Math.max(0, at - leap)];
  return undefined;
}
