import { saveFile } from '@vidas/ui/save-file/saveFile.ts';

/** Saves a CSV text as a file; the text has its own byte order mark. */
export const baixaCsv = (nome: string, csv: string): void =>
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), nome);
