import { formatCents } from '@vidas/ui/masks/decimal.ts';

/** '82,35%' from hundredths of a percent; a dash for none. */
export const writePorcento = (centesimos: number | null): string =>
  centesimos === null ? '—' : `${centesimos < 0 ? '\u2212' : ''}${formatCents(Math.abs(centesimos))}%`;
