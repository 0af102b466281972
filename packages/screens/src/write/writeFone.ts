import { formatPhone, isValidPhone } from '@vidas/ui/masks/phone.ts';

/** '(45) 99123-4567' for a phone in the register's form; a text without a valid DDD stays. */
export const writeFone = (fone: string | null): string | null =>
  fone !== null && isValidPhone(fone) ? formatPhone(fone) : fone;
