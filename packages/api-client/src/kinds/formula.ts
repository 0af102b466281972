/** A text that a spreadsheet would run as a formula, the wide signs of East Asian keyboards and blanks before them included (REL-9). */
export const isFormula = (text: string): boolean => /^[\t\r\0]|^\s*[=+\-@＝＋－＠]/.test(text);

/** The text without the signs that would make it one. */
export const withoutFormula = (text: string): string => text.replace(/^[\s=+\-@＝＋－＠]+/, '');
