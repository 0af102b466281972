import { isValidMobilePhone, isValidPhone } from '@brazilian-utils/brazilian-utils';

/** Digits with area code, without the long-distance zero and the country code. */
export const digitosDoTelefone = (escrito: string): string => {
  const hasCountry = /^\s*(\+|00)\s*55/.test(escrito);
  const digits = escrito.replace(/\D/g, '').replace(/^0+/, '');
  return hasCountry || (digits.startsWith('55') && digits.length > 11) ? digits.slice(2) : digits;
};

/** A number of one repeated digit only fills the field. */
const isFiller = (digits: string): boolean => /^(\d)\1*$/.test(digits.slice(2)) || /0{8}$/.test(digits);

/** True for 11 digits of a mobile, which receives SMS, with an area code that exists. */
export const isCelular = (digits: string): boolean =>
  /^\d\d9\d{8}$/.test(digits) && !isFiller(digits) && isValidMobilePhone(digits, { version: 2 });

/** True for 10 digits of a landline, 2 to 5 after an area code that exists. */
const isFixo = (digits: string): boolean =>
  /^\d\d[2-5]\d{7}$/.test(digits) && !isFiller(digits) && isValidPhone(digits, { version: 2 });

/** True for the 10 digits of a landline or the 11 of a mobile, with an area code that exists. */
export const isTelefone = (digits: string): boolean => isCelular(digits) || isFixo(digits);

/** Portuguese reason why a number gets no SMS (COB-21). */
export const porqueSemSms = (digits: string): string => {
  if (digits.length < 10) return 'telefone com dígitos de menos';
  if (digits.length > 11) return 'telefone com dígitos demais';
  if (isFiller(digits)) return 'número inválido';
  if (isFixo(digits)) return 'fixo não recebe SMS';
  if (digits.length === 10 && isCelular(`${digits.slice(0, 2)}9${digits.slice(2)}`))
    return 'celular sem o nono dígito';
  return isCelular(`11${digits.slice(2)}`) ? 'DDD inválido' : 'número inválido';
};
