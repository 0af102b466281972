import { hasExtension } from './uploadFile.ts';

export interface UploadLimits {
  /** Endings with their dots, divided by commas: '.pdf,.jpg'. */
  readonly accept: string;
  /** The largest single file, in bytes. */
  readonly maxBytes?: number | undefined;
  /** The most files in the list. */
  readonly maxFiles?: number | undefined;
}

const units = ['bytes', 'KB', 'MB', 'GB'];

/** '1,4 MB', in powers of 1024, as operating systems count. */
export const writeBytes = (bytes: number): string => {
  if (bytes === 1) return '1 byte';
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** power;
  const digits = power === 0 || value >= 100 ? 0 : 1;
  return `${value.toLocaleString('pt-BR', { maximumFractionDigits: digits })} ${units[power]}`;
};

/** '.pdf, .jpg ou .png' */
export const writeEndings = (accept: string): string => {
  const endings = accept.split(',').map((ending) => ending.trim().toLowerCase());
  const last = endings.pop() ?? '';
  return endings.length === 0 ? last : `${endings.join(', ')} ou ${last}`;
};

const endingOf = (name: string): string => /\.[^.\s]+$/.exec(name)?.[0].toLowerCase() ?? '';

/** Why a file is not accepted: the limit and the file's value, beside its name; undefined when it is accepted. */
export const refusalOf = (
  { name, size }: Pick<File, 'name' | 'size'>,
  { accept, maxBytes, maxFiles }: UploadLimits,
  standing: number,
): string | undefined => {
  if (!hasExtension(name, accept)) {
    const ending = endingOf(name);
    const what = ending ? `O arquivo é ${ending}` : 'O nome não tem extensão';
    return `${what}; aqui entra só ${writeEndings(accept)}.`;
  }
  if (size === 0) return 'O arquivo está vazio.';
  if (maxBytes !== undefined && size > maxBytes)
    return `O arquivo tem ${writeBytes(size)}; o limite é ${writeBytes(maxBytes)} por arquivo.`;
  if (maxFiles !== undefined && standing >= maxFiles)
    return maxFiles === 1 ? 'Só entra um arquivo.' : `Só entram ${maxFiles} arquivos de cada vez.`;
  return undefined;
};

/** The limits in one line: 'Arquivos .pdf ou .jpg de até 10 MB'. */
export const writeLimits = ({ accept, maxBytes, maxFiles }: UploadLimits): string =>
  [
    maxFiles === 1 ? 'Um arquivo' : maxFiles === undefined ? 'Arquivos' : `Até ${maxFiles} arquivos`,
    writeEndings(accept),
    maxBytes !== undefined && `de até ${writeBytes(maxBytes)}${maxFiles === 1 ? '' : ' cada'}`,
  ]
    .filter(Boolean)
    .join(' ');
