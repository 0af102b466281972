import type { Format } from '../columns.ts';

/** How unformatted codes of one length (digits, and signs at known places) become those on screen; in ASCII codes. */
export interface CodeShape {
  /** For each position of the unformatted code: 0 for a digit, else the sign there, which is dropped. */
  readonly signs: Uint8Array;
  /** For each digit of the unformatted code: its position in the formatted one. */
  readonly places: Uint8Array;
  /** The formatted code, with its digits still missing. */
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

/** The shapes of a format by the length of the unformatted code; empty for other formats. */
export function shapesOf(format: Format): readonly (CodeShape | undefined)[] {
  const byLength: CodeShape[] = [];
  for (const one of shapes[format] ?? []) byLength[one.signs.length] = one;
  return byLength;
}
