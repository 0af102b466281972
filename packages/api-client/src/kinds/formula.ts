/**
 * True for a text that a spreadsheet would run as a formula. Leading blanks and full-width signs (＝＋－＠) count too
 * (REL-9).
 */
export const isFormula = (text: string): boolean => /^[\t\r\0]|^\s*[=+\-@＝＋－＠]/.test(text);

/** The text without the leading signs of a formula. */
export const withoutFormula = (text: string): string => text.replace(/^[\s=+\-@＝＋－＠]+/, '');
