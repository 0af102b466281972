/** Truth value of a word, as people and spreadsheets (VERDADEIRO) write it; undefined for another word. */
export const simOuNao = (text: string): boolean | undefined => {
  if (/^(s|sim|1|true|verdadeiro)$/i.test(text)) return true;
  return /^(n|n[aã]o|0|false|falso)$/i.test(text) ? false : undefined;
};

/** True for a long number that a spreadsheet stored as a decimal, "1,9E+44". Its last digits are lost. */
export const isNotacaoCientifica = (text: string): boolean => /^\d(?:[.,]\d+)?E\+\d+$/i.test(text);

/** Separator that the first line names for Excel, as in "sep=;"; undefined for another line. */
export const separadorDito = (line: string): string | undefined => /^"?sep=(.)"?[;,]*\s*$/i.exec(line)?.[1];
