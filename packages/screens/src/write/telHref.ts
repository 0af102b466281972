import { isValidPhone } from '@vidas/ui/masks/phone.ts';

/** Address that calls a phone in the register's form; undefined for none, and for a number that cannot be. */
export const telHref = (fone: string | null | undefined): string | undefined =>
  fone && isValidPhone(fone) ? `tel:+55${fone}` : undefined;
