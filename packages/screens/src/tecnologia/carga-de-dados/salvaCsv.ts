import { saveFile } from '@vidas/ui/save-file';

/** Hands the person lines of CSV as a file that spreadsheets read with its accents. */
export const salvaCsv = (nome: string, linhas: readonly string[]): void =>
  saveFile(
    new Blob(['\uFEFF', ...linhas.map((linha) => `${linha}\r\n`)], { type: 'text/csv;charset=utf-8' }),
    nome,
  );
