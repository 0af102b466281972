import { type Face, letters, type Weight } from './fonts.ts';
import type { Papel } from './papel.ts';

/** Non-breaking space. */
export const glue = '\u00A0';

const placeOf = (letter: string): 'own' | 'ext' | null => {
  const codePoint = letter.codePointAt(0) ?? 0;
  const { own, ext } = letters();
  return own.has(codePoint) ? 'own' : ext.has(codePoint) ? 'ext' : null;
};

const normal = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\S\u00A0]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/R\$ (?=\d)/g, `R$${glue}`)
    .trim();

/** Texts of Latin-1 letters, the common case. */
const common = /^[ -~\u00A0-\u00FF]*$/;

/** Distinct letters of a text missing in all fonts: they print as '?' or without their accent. */
export const lettersWithoutFont = (text: string): string[] => {
  const plain = normal(text);
  return common.test(plain) ? [] : [...new Set([...plain].filter((letter) => placeOf(letter) === null))];
};

/** Letters missing in all fonts, for the row of an unmade paper (PAP-2). */
export const letrasSemFonte = (textos: readonly (string | null)[]): { letrasSemFonte?: string } => {
  const letras = lettersWithoutFont(textos.filter((texto) => texto !== null).join(' ')).join('');
  return letras === '' ? {} : { letrasSemFonte: letras };
};

/** Text with every available letter; others lose their accent, or become '?'. */
const printableText = (text: string): string => {
  const plain = normal(text);
  if (common.test(plain)) return plain;
  return [...plain]
    .map((letter) => {
      if (placeOf(letter) !== null) return letter;
      const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '');
      return [...bare].every((each) => placeOf(each) !== null) ? bare : '?';
    })
    .join('');
};

/** A piece of a text in one face. */
interface Run {
  readonly face: Face;
  readonly text: string;
}

const runsOf = (text: string, weight: Weight): Run[] => {
  if (common.test(text)) return [{ face: weight, text }];
  const runs: { face: Face; text: string }[] = [];
  for (const letter of text) {
    const face = placeOf(letter) === 'ext' ? (`${weight}Ext` as const) : weight;
    const last = runs.at(-1);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
};

const widthOf = ({ doc }: Papel, runs: readonly Run[], size: number): number => {
  doc.fontSize(size);
  return runs.reduce((sum, { face, text }) => sum + doc.font(face).widthOfString(text), 0);
};

/** Style of a line of text. */
export interface LineStyle {
  size: number;
  weight?: Weight;
  align?: 'left' | 'right' | 'center';
  /** Minimum size of a long text; without it the text does not shrink. */
  least?: number;
  /** An amount, a day or a code: a part of it would be wrong, so it is never cut. */
  isWhole?: boolean;
}

/** Box of a line of text from the left top, in points. */
export interface LinePlace {
  x: number;
  y: number;
  width: number;
}

/** Largest number below `end`, at least one, for which `holds` is true; it is true for all smaller ones. */
const mostThat = (holds: (count: number) => boolean, end: number): number => {
  let [most, tooMany] = [1, end];
  while (most + 1 < tooMany) {
    const middle = Math.floor((most + tooMany) / 2);
    if (holds(middle)) most = middle;
    else tooMany = middle;
  }
  return most;
};

const cut = (papel: Papel, text: string, width: number, { size, weight = 'normal' }: LineStyle): string => {
  const kept = mostThat(
    (count) => widthOf(papel, runsOf(`${text.slice(0, count)}…`, weight), size) <= width,
    text.length,
  );
  return `${text.slice(0, kept).trimEnd()}…`;
};

/**
 * Writes one line inside its box: it shrinks as far as allowed; then a name is cut with an ellipsis, and an
 * amount or a code throws RangeError.
 */
export const line = (papel: Papel, text: string, place: LinePlace, style: LineStyle): void => {
  const { size, weight = 'normal', align = 'left', least = size, isWhole = false } = style;
  const { x, y, width } = place;
  const { doc } = papel;
  const clean = printableText(text);
  if (clean === '') return;
  let runs = runsOf(clean, weight);
  let needed = widthOf(papel, runs, size);
  let used = size;
  if (needed > width) {
    used = Math.max(least, Math.floor((size * width * 10) / needed) / 10);
    needed = widthOf(papel, runs, used);
    if (needed > width) {
      if (isWhole) throw new RangeError(`"${clean}" não cabe no seu lugar no papel.`);
      runs = runsOf(cut(papel, clean, width, { ...style, size: used }), weight);
      needed = widthOf(papel, runs, used);
    }
  }
  const free = width - needed;
  let left = align === 'left' ? x : align === 'right' ? x + free : x + free / 2;
  papel.content(() => {
    doc.fontSize(used).fillColor('#000000');
    runs.forEach(({ face, text }, at) => {
      // A line ends a word: a tagged PDF marks this by a space (ISO 32000-1, 14.8.2.5).
      doc.font(face).text(at === runs.length - 1 ? `${text} ` : text, left, y, { lineBreak: false });
      if (runs.length > 1) left += doc.widthOfString(text);
    });
  });
};

/** A text in lines of at most `width` points, broken between words; a longer word is broken between letters. */
export const wrapped = (
  papel: Papel,
  text: string,
  width: number,
  { size, weight = 'normal' }: Pick<LineStyle, 'size' | 'weight'>,
): string[] => {
  const lines: string[] = [];
  const fits = (words: string): boolean => widthOf(papel, runsOf(words, weight), size) <= width;
  for (const word of printableText(text).split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) {
      lines[lines.length - 1] = `${last} ${word}`;
      continue;
    }
    let rest = word;
    while (!fits(rest) && rest.length > 1) {
      const kept = mostThat((count) => fits(rest.slice(0, count)), rest.length);
      lines.push(rest.slice(0, kept));
      rest = rest.slice(kept);
    }
    lines.push(rest);
  }
  return lines;
};

/** Texts in lines of a box, at the first of `sizes` that fits, else at the last with the excess in `resto`. */
export const boxed = (
  papel: Papel,
  texts: readonly string[],
  { width, height }: { width: number; height: number },
  { sizes, weight = 'normal', leading }: { sizes: readonly number[]; weight?: Weight; leading: number },
): { size: number; linhas: string[]; resto: string[] } => {
  const [size = 0, ...smaller] = sizes;
  const linhas = texts.flatMap((text) => wrapped(papel, text, width, { size, weight }));
  const most = Math.floor(height / (size * leading));
  return linhas.length <= most || smaller.length === 0
    ? { size, linhas: linhas.slice(0, most), resto: linhas.slice(most) }
    : boxed(papel, texts, { width, height }, { sizes: smaller, weight, leading });
};
