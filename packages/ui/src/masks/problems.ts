import { bareCep, isValidCep } from './cep.ts';
import { bareCnpj, isValidCnpj } from './cnpj.ts';
import { bareCns, isValidCns } from './cns.ts';
import { bareCpf, isValidCpf } from './cpf.ts';
import { barePhone, formatPhone, isValidPhone, phoneLength } from './phone.ts';

/** The problem of a text and its remedy, in Portuguese; null for a valid one. Empty text is a problem here. */
export type ProblemOf = (text: string) => string | null;

/** Problem of a CPF: missing, too short or long, or a wrong check digit. */
export const cpfProblem: ProblemOf = (text) => {
  const { length } = bareCpf(text);
  if (length === 0) return 'Informe o CPF';
  if (length !== 11) return `CPF com ${numbers(length)}: escreva os 11`;
  return isValidCpf(text) ? null : 'CPF com dígito verificador errado: confira os números';
};

/** Problem of a CNPJ, with or without letters: a wrong length, or wrong check digits. */
export const cnpjProblem: ProblemOf = (text) => {
  const bare = bareCnpj(text);
  if (bare.length === 0) return 'Informe o CNPJ';
  if (bare.length !== 14) return `CNPJ com ${bare.length} de 14 caracteres: escreva todos`;
  if (!/\d\d$/.test(bare)) return 'CNPJ termina em dois números: confira os últimos caracteres';
  return isValidCnpj(text) ? null : 'CNPJ com dígito verificador errado: confira os caracteres';
};

/** Problem of a CPF while it has up to 11 digits and no letter, of a CNPJ from there on. */
export const cpfCnpjProblem: ProblemOf = (text) => {
  const bare = bareCnpj(text);
  if (bare.length === 0) return 'Informe o CPF ou o CNPJ';
  return /^\d{1,11}$/.test(bare) ? cpfProblem(bare) : cnpjProblem(bare);
};

/** Problem of a definitive or provisional card. */
export const cnsProblem: ProblemOf = (text) => {
  const { length } = bareCns(text);
  if (length === 0) return 'Informe o Cartão Nacional de Saúde';
  if (length !== 15) return `CNS com ${numbers(length)}: escreva os 15`;
  return isValidCns(text) ? null : 'CNS com dígito verificador errado: confira os números';
};

/** Problem of the length only, because a CEP has no check digit. */
export const cepProblem: ProblemOf = (text) => {
  const { length } = bareCep(text);
  if (length === 0) return 'Informe o CEP';
  if (length !== 8) return `CEP com ${numbers(length)}: escreva os 8`;
  return isValidCep(text) ? null : 'CEP não existe: confira os números';
};

/** Problem of a phone: a DDD that does not exist, or not 8 digits for a landline and 9 for a mobile. */
export const phoneProblem: ProblemOf = (text) => {
  const bare = barePhone(text);
  if (bare.length === 0) return 'Informe o telefone com DDD';
  if (bare.length < phoneLength(bare))
    return `Telefone incompleto: escreva o DDD e o número, como em ${formatPhone('11912345678')}`;
  return isValidPhone(text) ? null : 'Telefone não existe: confira o DDD e o número';
};

// The server uses the same expression and the same 200 letters; `scripts/judges.test.ts` compares both (FMT-14).
const address =
  /^(?![/-])[^\s\p{C}@<>",;:|\\()[\]]+@[^\s\p{C}@<>",;:|\\()[\]]+\.[^\s\p{C}@<>",;:|\\()[\].]{2,}$/u;

/** Problem of one address. Only a sent message can tell whether it exists. */
export const emailProblem: ProblemOf = (text) => {
  const bare = text.trim();
  if (bare === '') return 'Informe o e-mail';
  return bare.length <= 200 && address.test(bare) && !bare.includes('..')
    ? null
    : 'E-mail incompleto: escreva como em nome@exemplo.com.br';
};

function numbers(count: number): string {
  return `${count} número${count === 1 ? '' : 's'}`;
}
