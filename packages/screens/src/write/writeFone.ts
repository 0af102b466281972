import { formatPhone, isValidPhone } from '@vidas/ui/masks/phone.ts';

/** '(45) 99123-4567' for a phone as the register keeps it; a text that is no phone with a valid DDD stays as it is. */
export const writeFone = (fone: string | null): string | null =>
  fone !== null && isValidPhone(fone) ? formatPhone(fone) : fone;
