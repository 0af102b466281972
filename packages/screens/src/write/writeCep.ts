import { formatCep, isValidCep } from '@vidas/ui/masks/cep.ts';

/** '85801-000' for a CEP as the register keeps it; a text that is no CEP stays as it is. */
export const writeCep = (cep: string | null): string | null =>
  cep !== null && isValidCep(cep) ? formatCep(cep) : cep;
