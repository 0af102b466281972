import { saveFile } from '@vidas/ui/save-file/saveFile.ts';

/** Saves lines of CSV, with the byte order mark that spreadsheets need for accents. */
export const salvaCsv = (nome: string, linhas: readonly string[]): void =>
  saveFile(
    new Blob(['\uFEFF', ...linhas.map((linha) => `${linha}\r\n`)], { type: 'text/csv;charset=utf-8' }),
    nome,
  );
