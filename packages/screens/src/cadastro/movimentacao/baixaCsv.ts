import { saveFile } from '@vidas/ui/save-file/saveFile.ts';

/** Hands the person a CSV text as a file; the text carries its own byte order mark. */
export const baixaCsv = (nome: string, csv: string): void =>
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), nome);
