import { type Layout, readLayout } from '../layout.ts';
import type { Density, PhoneRows } from '../view.types.ts';
import { createContext } from 'react';

/** The density of tables for which nobody has chosen one. The workbench sets it by its toolbar; the apps leave it. */
export const StartDensity = createContext<Density>('normal');

/** The value that `RememberPort` keeps. */
export interface Remembered {
  readonly density: Density;
  readonly layout: Layout;
  /** `null` is as many rows as fit, which nobody needs to choose. */
  readonly pageSize: number | null;
  readonly phoneRows: PhoneRows;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads stored values and ignores everything that no longer fits. */
export function readRemembered(
  kept: unknown,
  columns: readonly { readonly id: string }[],
  sizes: readonly number[],
  startDensity: Density = 'normal',
): Remembered {
  const { density, layout, pageSize, phoneRows } = isRecord(kept) ? kept : {};
  return {
    density: density === 'compact' || density === 'normal' ? density : startDensity,
    layout: readLayout(layout, columns),
    pageSize: typeof pageSize === 'number' && sizes.includes(pageSize) ? pageSize : null,
    phoneRows: phoneRows === 'table' ? 'table' : 'cards',
  };
}
