import { formatPhone, isValidPhone } from '@vidas/ui/masks/phone';

/** '(45) 99123-4567' of a phone as the register keeps it; what is no phone with a DDD that exists stays as it is. */
export const writeFone = (fone: string | null): string | null =>
  fone !== null && isValidPhone(fone) ? formatPhone(fone) : fone;
