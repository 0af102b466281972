import { formatCents } from '@vidas/ui/masks/decimal.ts';

/** 'R$ 1.234,56' from cents, in a sentence; the sign of less stands before it as in the tables. */
export const writeReais = (cents: number): string =>
  `${cents < 0 ? '\u2212' : ''}R$ ${formatCents(Math.abs(cents))}`;
