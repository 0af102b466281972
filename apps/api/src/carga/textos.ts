import { isValidCaepf } from '@brazilian-utils/brazilian-utils/is-valid-caepf';
import { isValidCei } from '@brazilian-utils/brazilian-utils/is-valid-cei';
import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCns } from '@brazilian-utils/brazilian-utils/is-valid-cns';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { cleanText } from '@vidas/api-client/words/cleanText.ts';
import { isFormula } from '@vidas/api-client/kinds/formula.ts';
import { ilegivel, semMudar, type Tipo } from './tipos.ts';

/**
 * Text of at most `max` characters, on one line unless `linhas`. A formula is refused; a leading apostrophe
 * makes it plain text (REL-9).
 */
export const texto = ({ max = 4000, linhas = false }: { max?: number; linhas?: boolean } = {}): Tipo => ({
  nome: 'texto',
  exemplo: 'Exemplo',
  sql: 'text',
  le(bruto) {
    // Invisible characters go first, because they could hide a formula.
    const visto = cleanText(bruto, { lines: linhas });
    const isText = visto.startsWith("'") && isFormula(visto.slice(1));
    const escrito = isText ? visto.slice(1).trim() : visto;
    if (!isText && (isFormula(bruto) || isFormula(escrito)))
      return ilegivel(
        'começa como fórmula de planilha',
        "tire o sinal do começo, ou ponha um apóstrofo (') antes dele",
      );
    if (escrito.length > max) return ilegivel(`passa de ${max} letras`, 'abrevie');
    if (escrito.includes('\0') || !escrito.isWellFormed())
      return ilegivel('tem um sinal que não se guarda', 'escreva de novo');
    return escrito === '' ? null : escrito;
  },
  escreve: semMudar,
});

const semZeros = () => ilegivel('perdeu os zeros do começo', 'formate a coluna como texto na planilha');

/** Text of a fixed form. */
export const padrao = (
  nome: string,
  { forma, remedio, exemplo }: { forma: RegExp; remedio: string; exemplo: string },
): Tipo => ({
  nome,
  exemplo,
  sql: 'text',
  le: (escrito) => (forma.test(escrito) ? escrito : ilegivel(`não é ${nome}`, remedio)),
  escreve: semMudar,
});

const comDigito = (
  nome: string,
  {
    forma,
    ok,
    remedio,
    exemplo,
  }: { forma: RegExp; ok: (escrito: string) => boolean; remedio: string; exemplo: string },
): Tipo => ({
  nome,
  exemplo,
  sql: 'text',
  le(escrito) {
    const so = escrito.replaceAll(/[./-]/g, '').toUpperCase();
    const inteiro = so.padStart(exemplo.length, '0');
    if (/^\d{5,}$/.test(so) && inteiro !== so && forma.test(inteiro) && ok(inteiro)) return semZeros();
    if (!forma.test(so)) return ilegivel(`não tem a forma de ${nome}`, remedio);
    return ok(so)
      ? so
      : ilegivel(`o dígito verificador de ${nome} não confere`, 'confira o número no sistema de origem');
  },
  escreve: semMudar,
});

export const cpf = comDigito('CPF', {
  forma: /^\d{11}$/,
  ok: isValidCpf,
  remedio: 'escreva os 11 algarismos',
  exemplo: '12345678909',
});
export const cns = comDigito('CNS', {
  forma: /^\d{15}$/,
  ok: isValidCns,
  remedio: 'escreva os 15 algarismos',
  exemplo: '123456789000005',
});
export const cnpj = comDigito('CNPJ', {
  forma: /^[0-9A-Z]{12}\d{2}$/,
  ok: (escrito) => isValidCnpj(escrito, { version: 2 }),
  remedio: 'escreva os 14 sinais, sem pontos',
  exemplo: '11222333000181',
});

export const caepf = comDigito('CAEPF', {
  forma: /^\d{14}$/,
  ok: isValidCaepf,
  remedio: 'escreva os 14 algarismos',
  exemplo: '',
});
export const cei = comDigito('CEI', {
  forma: /^\d{12}$/,
  ok: isValidCei,
  remedio: 'escreva os 12 algarismos',
  exemplo: '',
});

/** Exactly that many digits. */
export const algarismos = (nome: string, quantos: number, exemplo = '1'.padStart(quantos, '0')): Tipo => {
  const tipo = padrao(nome, {
    forma: new RegExp(`^\\d{${quantos}}$`),
    remedio: `escreva ${quantos} algarismos, com os zeros à esquerda`,
    exemplo,
  });
  return {
    ...tipo,
    forma: `${quantos} algarismos`,
    le: (escrito) => (/^\d+$/.test(escrito) && escrito.length < quantos ? semZeros() : tipo.le(escrito)),
  };
};

export const cep = algarismos('CEP', 8, '80010000');
export const matricula = algarismos('matrícula', 10, '0000000001');
/** A wrong number is accepted with a warning: no life stays out for it, and a person corrects it here. */
export const fone = padrao('telefone', {
  forma: /^\d{3,15}$/,
  remedio: 'escreva só algarismos, com o DDD',
  exemplo: '41999990000',
});
