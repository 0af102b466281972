import type { Steps } from '../steps.ts';

const collator = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: false });

/** Order of Portuguese texts; accents and case do not count. */
export const comparePortuguese = (a: string, b: string): number => collator.compare(a, b);

/** Half of a surrogate pair has no order of its own; such letters come after all others, ordered by code. */
const isHalf = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;

const compareUnits = (a: number, b: number): number =>
  isHalf(a) || isHalf(b)
    ? Number(isHalf(a)) - Number(isHalf(b)) || a - b
    : comparePortuguese(String.fromCharCode(a), String.fromCharCode(b));

/** The rank of each unit in Portuguese order, from 1, and the number of bits of the highest rank. */
export interface LetterWeights {
  readonly weights: Uint16Array;
  readonly bits: number;
}

const unitsPerStep = 1_000_000;
const lineEnd = 10;

// A loop of its own: within a generator it would be compiled anew after each yield.
function markPresent(units: Uint8Array | Uint16Array, isPresent: Uint8Array): void {
  for (let at = 0; at < units.length; at++) isPresent[units[at] as number] = 1;
}

/** Assigns weights to the units that occur in folded texts; the end of a line weighs 0, so the shorter text comes first. */
export function* weighLetters(units: Uint8Array | Uint16Array): Steps<LetterWeights> {
  const isPresent = new Uint8Array(0x10000);
  for (let from = 0; from < units.length; from += unitsPerStep) {
    markPresent(units.subarray(from, from + unitsPerStep), isPresent);
    yield;
  }
  const present = [...isPresent.keys()]
    .filter((unit) => isPresent[unit] === 1 && unit !== lineEnd)
    .toSorted(compareUnits);
  const weights = new Uint16Array(0x10000);
  let weight = 0;
  present.forEach((unit, index) => {
    const before = present[index - 1];
    if (before === undefined || compareUnits(before, unit) !== 0) weight++;
    weights[unit] = weight;
  });
  return { weights, bits: Math.max(1, 32 - Math.clz32(weight)) };
}
