import type { Format } from '../columns.ts';

/** How codes of one length, all digits but for signs at known places, are dressed as on screen; in codes of ASCII. */
export interface CodeShape {
  /** For each sign of the bare code: 0 where a digit stands, else the sign itself, which falls away. */
  readonly signs: Uint8Array;
  /** For each digit of the bare code: where in the dressed one it goes. */
  readonly places: Uint8Array;
  /** The dressed code; the digits are still to come. */
  readonly frame: Uint8Array;
}

const codes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** Each letter stands for the digit at its place. */
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
  cco: [shape('abcdefghijkl', 'abc.def.ghi.jkl'), shape('abcdefghijklmn', 'abc.def.ghi.jkl-mn')],
};

/** The shapes of a format by the length of the bare code; empty for a format that has none. */
export function shapesOf(format: Format): readonly (CodeShape | undefined)[] {
  const byLength: CodeShape[] = [];
  for (const one of shapes[format] ?? []) byLength[one.signs.length] = one;
  return byLength;
}
