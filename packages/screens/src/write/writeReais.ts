import { formatCents } from '@vidas/ui/masks/decimal.ts';

/** 'R$ 1.234,56' from cents, in a sentence; a minus stands in front, as in the tables. */
export const writeReais = (cents: number): string =>
  `${cents < 0 ? '\u2212' : ''}R$ ${formatCents(Math.abs(cents))}`;
