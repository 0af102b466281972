// Fast test: most texts hold nothing to remove.
const suspect = /^\s|\s$|\s\s|[^\S \n]|[\p{Cf}\p{Cc}]/u;

// Signs that are not drawn, as the soft hyphen and the direction of text. The joiner of an emoji ("👩‍⚕️") stays.
const invisible =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D\p{Extended_Pictographic})\p{Cf}/gu;

/**
 * Stored form of a typed or imported text (FMT-16). Removes undrawn characters. Blanks of any kind and number become one plain blank;
 * those at an end or before a line end go. `lines` false makes it one line.
 */
export const cleanText = (text: string, { lines = true }: { lines?: boolean } = {}): string => {
  if (!suspect.test(text) && (lines || !text.includes('\n'))) return text;
  const drawn = text.replaceAll(/\r\n?/g, '\n').replaceAll(invisible, '');
  if (!lines) return drawn.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return drawn
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ (?=\n)/g, '')
    .trim();
};
