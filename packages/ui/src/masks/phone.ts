import { isValidPhone as isValid } from '@brazilian-utils/brazilian-utils/is-valid-phone';

const mobileLength = 11;
const landlineLength = 10;

/**
 * Number of digits of a phone that begins so, with its DDD: 10 for a landline (2 to 5 after the DDD), 11 for a
 * mobile.
 */
export const phoneLength = (bare: string): number =>
  /^\d\d[2-5]/.test(bare) ? landlineLength : mobileLength;

/** DDD and number as on the wire: '11912345678'. The country's 55 and the zeros of a carrier call are dropped. */
export const barePhone = (text: string): string => {
  const isAbroad = /^\s*(\+|00)\s*55/.test(text);
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return isAbroad || (digits.startsWith('55') && digits.length > mobileLength) ? digits.slice(2) : digits;
};

/** The typed digits as (11) 91234-5678 or (11) 3123-4567, as far as they go. */
export const formatPhone = (text: string): string => {
  const bare = barePhone(text);
  const ddd = bare.slice(0, 2);
  const number = bare.slice(2, phoneLength(bare));
  const split = phoneLength(bare) - 6;
  if (ddd === '') return '';
  if (number === '') return `(${ddd}`;
  const end = number.slice(split);
  return `(${ddd}) ${number.slice(0, split)}${end && `-${end}`}`;
};

/** True for one repeated digit, which only fills the field. */
const isFiller = (bare: string): boolean => /^\d\d(\d)\1*$|0{8}$/.test(bare);

/** True for a landline or mobile with a DDD that exists, with or without punctuation and +55. */
export const isValidPhone = (text: string): boolean => {
  const bare = barePhone(text);
  const isWritten = /^[\d\s().+-]*$/.test(text) && /^\d\d(?:[2-5]\d{7}|9\d{8})$/.test(bare);
  return isWritten && !isFiller(bare) && isValid(bare, { version: 2 });
};
