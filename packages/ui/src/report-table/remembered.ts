import type { Density } from './view.types.ts';

/** What `RememberPort` keeps. */
export interface Remembered {
  readonly density: Density;
  /** Ids of the hidden columns. */
  readonly hidden: readonly string[];
  /** `null` until the person chose one. */
  readonly pageSize: number | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads what was kept, distrustfully: whatever does not fit any more counts as never kept. */
export function readRemembered(
  kept: unknown,
  columnIds: readonly string[],
  sizes: readonly number[],
): Remembered {
  const { density, hidden, pageSize } = isRecord(kept) ? kept : {};
  const known = columnIds.filter((id) => Array.isArray(hidden) && hidden.includes(id));
  return {
    density: density === 'compact' ? 'compact' : 'normal',
    hidden: known.length < columnIds.length ? known : [],
    pageSize: typeof pageSize === 'number' && sizes.includes(pageSize) ? pageSize : null,
  };
}
