import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

/** CPF of a CAEPF's owner: the CAEPF begins with its nine digits and has its own check digits (CAR-72). */
export const cpfDoCaepf = (caepf: string): string => {
  const base = caepf.slice(0, 9);
  const digitos = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'));
  return `${base}${digitos.find((each) => isValidCpf(`${base}${each}`)) ?? ''}`;
};
