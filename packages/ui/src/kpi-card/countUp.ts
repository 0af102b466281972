/** How long a counter runs, in ms. */
export const countMs = 2000;

/** The value shown at a moment of the count: fast at first, slow at the end; whole numbers stay whole. */
export function countAt({
  from,
  to,
  elapsedMs,
}: {
  readonly from: number;
  readonly to: number;
  readonly elapsedMs: number;
}): number {
  const part = Math.min(1, Math.max(0, elapsedMs / countMs));
  if (part === 1) return to;
  const eased = 1 - (1 - part) ** 3;
  const value = from + (to - from) * eased;
  // As many decimals as the final value, so that the text does not flicker between lengths.
  const decimals = (String(to).split('.')[1] ?? '').length;
  return Number(value.toFixed(Math.min(decimals, 2)));
}

/** Whether numbers may count up: not for a person who asked for less motion. */
export const canMove = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
