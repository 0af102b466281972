import { formatCpf as format } from '@brazilian-utils/brazilian-utils/format-cpf';
import { isValidCpf as isValid } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

/** The digits of a CPF, as on the wire: '52998224725'. */
export const bareCpf = (text: string): string => text.replace(/\D/g, '');

/** Text of the typed digits, as far as they go: 529.982.247-25. Letters are dropped. */
export const formatCpf = (text: string): string => format(bareCpf(text));

/** True for 11 digits, with or without punctuation, with valid check digits; repeated digits are refused (FMT-1). */
export const isValidCpf = (text: string): boolean => isValid(text);
