import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

/** The CPF of who has a CAEPF: it begins with the nine digits of that CPF, and ends with digits of its own (CAR-72). */
export const cpfDoCaepf = (caepf: string): string => {
  const base = caepf.slice(0, 9);
  const digitos = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'));
  return `${base}${digitos.find((each) => isValidCpf(`${base}${each}`)) ?? ''}`;
};
