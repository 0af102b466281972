import { formatCnpj as format } from '@brazilian-utils/brazilian-utils/format-cnpj';
import { isValidCnpj as isValid } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';

// IN RFB 2.229/2024: registrations since July 2026 may carry letters.
const alphanumeric = { version: 2 } as const;

/** Numbers and capital letters of a CNPJ, as on the wire; '12ABC34501DE35'. */
export const bareCnpj = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** What is typed so far as 12.ABC.345/01DE-35. */
export const formatCnpj = (text: string): string => format(bareCnpj(text), alphanumeric);

/** True for a CNPJ of numbers or of numbers and letters (either case) whose check digits hold. */
export const isValidCnpj = (text: string): boolean => isValid(text, alphanumeric);
