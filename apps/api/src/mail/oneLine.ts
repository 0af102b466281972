/** A text that came from outside as part of one line of a message: it cannot add lines that read as ours. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
