import { unitAt } from '../unitAt.ts';
import type { Format } from '../columns.ts';

/** Conversion of unformatted codes of one length, with signs at known places, to those on screen; in ASCII codes. */
export interface CodeShape {
  /** For each position of the unformatted code: 0 for a digit, else the sign, which is dropped. */
  readonly signs: Uint8Array;
  /** For each digit of the unformatted code: its position in the formatted one. */
  readonly places: Uint8Array;
  /** The formatted code without its digits. */
  readonly frame: Uint8Array;
}

const codes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** Each letter stands for the digit at its position. */
const shape = (bare: string, dressed: string): CodeShape => ({
  signs: codes(bare.replaceAll(/[a-z]/g, '\0')),
  places: Uint8Array.from(bare, (sign) => dressed.indexOf(sign)),
  frame: codes(dressed),
});

const shapes: Partial<Record<Format, readonly CodeShape[]>> = {
  date: [shape('abcd-ef-gh', 'gh/ef/abcd')],
  competencia: [shape('abcd-ef', 'ef/abcd')],
  cpf: [shape('abcdefghijk', 'abc.def.ghi-jk')],
  cnpj: [shape('abcdefghijklmn', 'ab.cde.fgh/ijkl-mn')],
  cns: [shape('abcdefghijklmno', 'abc defg hijk lmno')],
};

/** The shapes of a format by the length of the unformatted code; empty for a format without shapes. */
export function shapesOf(format: Format): readonly (CodeShape | undefined)[] {
  const byLength: CodeShape[] = [];
  for (const one of shapes[format] ?? []) byLength[one.signs.length] = one;
  return byLength;
}

/** Result of a fast path for a cell that it cannot write. */
export const refused = -1;
/** The most bytes of one UTF-16 unit in UTF-8. */
export const unitBytes = 3;
/** The most bytes of a number written by `putNumber`. */
export const numberBytes = 16;

const marked = (signs: string): Uint8Array => {
  const marks = new Uint8Array(128);
  for (const sign of signs) marks[sign.charCodeAt(0)] = 1;
  return marks;
};
/** ASCII characters that make a text quoted, wherever they are. */
const needsQuotes = marked('";\r\n');
/** ASCII characters that need a guard or quotes at the start of a text, or may make it blank. */
const isOddStart = marked(`=+-@${String.fromCharCode(...Array(33).keys())}`);
const space = 32;
const comma = 44;
const minus = 45;
const zero = 48;
// First code of the wide formula signs and of the rare kinds of white space.
const firstRareStart = 0x16_80;
const hardSpace = 0xa0;
const byteOrderMark = 0xfe_ff;
const isSurrogate = (code: number): boolean => (code & 0xf8_00) === 0xd8_00;

/**
 * Largest number of hundredths that is written digit by digit. It is exact, and far below numbers with an exponent.
 */
const mostHundredths = 1e9;

// The fast paths of the CSV writer write byte by byte, because building strings takes most of the time of a large
// file. Each takes the bytes and a position with enough room. It returns the position after its text, or `refused`.

/** Writes a non-empty text that needs neither guard nor quotes. */
export function putPlain(bytes: Uint8Array, start: number, text: string): number {
  const { length } = text;
  const first = unitAt(text, 0);
  if (isOddStart[first] === 1 || first === hardSpace || first >= firstRareStart) return refused;
  if (unitAt(text, length - 1) === space) return refused;
  let at = start;
  for (let index = 0; index < length; index += 1) {
    const code = unitAt(text, index);
    if (code < 0x80) {
      if (needsQuotes[code] === 1) return refused;
      bytes[at++] = code;
    } else if (code < 0x8_00) {
      bytes[at++] = 0xc0 | (code >> 6);
      bytes[at++] = 0x80 | (code & 0x3f);
    } else {
      if (isSurrogate(code) || code === byteOrderMark) return refused;
      bytes[at++] = 0xe0 | (code >> 12);
      bytes[at++] = 0x80 | ((code >> 6) & 0x3f);
      bytes[at++] = 0x80 | (code & 0x3f);
    }
  }
  return at;
}

/** Writes a code of that shape, formatted. */
export function putShaped(
  bytes: Uint8Array,
  start: number,
  text: string,
  { signs, places, frame }: CodeShape,
): number {
  const { length } = frame;
  for (let index = 0; index < length; index += 1) bytes[start + index] = frame[index] as number;
  for (let index = 0; index < signs.length; index += 1) {
    const code = unitAt(text, index);
    const sign = signs[index] as number;
    if (sign !== 0) {
      if (code !== sign) return refused;
    } else if (code >= zero && code < zero + 10) bytes[start + (places[index] as number)] = code;
    else return refused;
  }
  return start + length;
}

function putDigits(bytes: Uint8Array, start: number, whole: number): number {
  let end = start + 1;
  for (let rest = whole; rest >= 10; rest = (rest - (rest % 10)) / 10) end += 1;
  let at = end;
  let rest = whole;
  do {
    at -= 1;
    const digit = rest % 10;
    bytes[at] = zero + digit;
    rest = (rest - digit) / 10;
  } while (rest > 0);
  return end;
}

/**
 * Writes a number with at most two decimals and a decimal comma. With `isMoney` it takes cents and writes two
 * decimals.
 */
export function putNumber(bytes: Uint8Array, start: number, value: number, isMoney: boolean): number {
  const hundredths = isMoney ? value : Math.round(value * 100);
  if (!(Math.abs(hundredths) < mostHundredths)) return refused;
  if (isMoney ? !Number.isInteger(value) : hundredths / 100 !== value) return refused;
  let at = start;
  if (hundredths < 0) bytes[at++] = minus;
  const size = Math.abs(hundredths);
  const decimals = size % 100;
  at = putDigits(bytes, at, (size - decimals) / 100);
  if (!isMoney && decimals === 0) return at;
  const last = decimals % 10;
  bytes[at++] = comma;
  bytes[at++] = zero + (decimals - last) / 10;
  if (isMoney || last !== 0) bytes[at++] = zero + last;
  return at;
}
