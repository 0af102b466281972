/**
 * External text as part of one line of a message: it can neither add lines nor reverse the line with
 * invisible characters.
 */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
