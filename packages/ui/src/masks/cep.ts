import { formatCep as format } from '@brazilian-utils/brazilian-utils/format-cep';

/** The digits of a CEP, as on the wire: '01310100'. */
export const bareCep = (text: string): string => text.replace(/\D/g, '');

/** The typed digits as 01310-100, as far as they go. */
export const formatCep = (text: string): string => format(bareCep(text));

/** True for 8 digits with or without punctuation (FMT-4); a CEP has no check digit, and 00000-000 does not exist. */
export const isValidCep = (text: string): boolean =>
  /^\s*\d{2}[.\s]?\d{3}[-\s]?\d{3}\s*$/.test(text) && !/^0+$/.test(bareCep(text));
