import { mm } from './papel.ts';

/** Minimum size of large print, in points (PAP-9). */
export const letraGrandePt = 18;

/** Line height, in font sizes. */
export const leading = 1.4;

/** Sizes of a sheet, in points; in large print all grow and none is below eighteen. */
export interface Medidas {
  isGrande: boolean;
  /** Final font size of a nominal one. */
  pt: (size: number) => number;
  /** Left and right margin. */
  side: number;
  /** Font size of body text, and of labels and repeated texts. */
  body: number;
  label: number;
  /** Minimum size of an oversized amount, and of repeated texts. */
  least: number;
  leastOfHead: number;
}

const lado = 20 * mm;
/** Large print has narrower margins. */
const ladoEstreito = 12 * mm;

/** Only place where a paper grows. */
export const medidasDe = (isGrande: boolean): Medidas => {
  const pt = (size: number): number =>
    isGrande ? Math.max(letraGrandePt, Math.round((size * letraGrandePt) / 10)) : size;
  return {
    isGrande,
    pt,
    side: isGrande ? ladoEstreito : lado,
    body: pt(10),
    label: pt(8),
    least: pt(8),
    leastOfHead: pt(7),
  };
};
