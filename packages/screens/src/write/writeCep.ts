import { formatCep, isValidCep } from '@vidas/ui/masks/cep.ts';

/** '85801-000' for a CEP in the register's form; any other text stays. */
export const writeCep = (cep: string | null): string | null =>
  cep !== null && isValidCep(cep) ? formatCep(cep) : cep;
