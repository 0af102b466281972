/**
 * A text that came from outside as part of one line of a message: it cannot add lines that read as ours, nor turn the rest of the line
 * round with characters that are not seen.
 */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
