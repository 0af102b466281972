import { formatCnpj as format } from '@brazilian-utils/brazilian-utils/format-cnpj';
import { isValidCnpj as isValid } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';

// Version 2 allows letters (FMT-2).
const alphanumeric = { version: 2 } as const;

/** Digits and capital letters of a CNPJ, as on the wire: '12ABC34501DE35'. */
export const bareCnpj = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** The typed characters as 12.ABC.345/01DE-35, as far as they go. */
export const formatCnpj = (text: string): string => format(bareCnpj(text), alphanumeric);

/** True for a CNPJ of digits or of digits and letters (either case) with valid check digits. */
export const isValidCnpj = (text: string): boolean => isValid(text, alphanumeric);
