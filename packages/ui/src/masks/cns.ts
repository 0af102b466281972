import { formatCns as format } from '@brazilian-utils/brazilian-utils/format-cns';
import { isValidCns as isValid } from '@brazilian-utils/brazilian-utils/is-valid-cns';

/** The digits of a Cartão Nacional de Saúde, as on the wire: '898001160660761'. */
export const bareCns = (text: string): string => text.replace(/\D/g, '');

/** The typed digits as 898 0011 6066 0761, as far as they go. */
export const formatCns = (text: string): string => format(bareCns(text));

/** True for 15 digits with a valid check digit: definitive cards (1, 2) and provisional ones (7, 8, 9), FMT-3. */
export const isValidCns = (text: string): boolean => isValid(text);
