import { mm } from './papel.ts';

/** Least size of large print, in points (PAP-9). */
export const letraGrandePt = 18;

/** Height of a line, in sizes of its text. */
export const leading = 1.4;

/** Sizes of a sheet, in points: as they are drawn, or of large print, in which all of them grow and none is below eighteen. */
export interface Medidas {
  isGrande: boolean;
  /** A size as it is written. */
  pt: (size: number) => number;
  /** Free at the left and the right. */
  side: number;
  /** Size of what is read, and of labels and of what pages repeat. */
  body: number;
  label: number;
  /** Least size of an amount that would not fit, and of what pages repeat. */
  least: number;
  leastOfHead: number;
}

const lado = 20 * mm;
/** Large print has narrower margins. */
const ladoEstreito = 12 * mm;

/** The one place where a paper grows. */
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
