import { recusaDoBanco, temNumeroLivre } from './carteira.rules.ts';
import { dvGeral, dvNossoNumero, modulo10, modulo11 } from './digitos.rules.ts';
import { fatorDe, vencimentoDe } from './fator.rules.ts';
import type { ContaCobranca } from './types.ts';

const banco = '001';
const moeda = '9';
const greatest = 9_999_999_999;

const digits = (text: string, length: number, field: string): string => {
  if (!/^\d+$/.test(text) || text.length > length)
    throw new RangeError(`${field}: use até ${length} dígitos, sem outros sinais`);
  return text.padStart(length, '0');
};

const exact = (text: string, length: number, field: string): string => {
  if (text.length !== length) throw new RangeError(`${field}: use ${length} dígitos`);
  return digits(text, length, field);
};

/** Agreements of 4 digits, and of 6 with an 11-digit number, have branch and account in the free field. */
const comConta = (nossoNumero: string, { agencia, conta, carteira }: ContaCobranca): string =>
  nossoNumero + digits(agencia, 4, 'agência') + digits(conta, 8, 'conta') + carteira;

const starts = (nossoNumero: string, convenio: string): string => {
  if (!nossoNumero.startsWith(convenio))
    throw new RangeError('nosso número: os primeiros dígitos são os do convênio');
  return nossoNumero;
};

/** The 25 free digits of Banco do Brasil by the length of the agreement (BOL-5, BOL-11). Throws RangeError naming the field. */
export const campoLivre = (conta: ContaCobranca, nossoNumero: string): string => {
  const { convenio, carteira } = conta;
  digits(convenio, 8, 'convênio');
  const size = convenio.length;
  if (![4, 6, 7, 8].includes(size)) throw new RangeError('convênio: use 4, 6, 7 ou 8 dígitos');
  exact(carteira, 2, 'carteira');
  const recusa = recusaDoBanco(conta);
  if (recusa)
    throw new RangeError(`${recusa.field === 'convenio' ? 'convênio' : 'carteira'}: ${recusa.text}`);
  if (size === 7 || size === 8) {
    const number = starts(exact(nossoNumero, 17, 'nosso número'), convenio);
    return `000000${number}${carteira}`;
  }
  if (temNumeroLivre(conta)) return `${convenio}${exact(nossoNumero, 17, 'nosso número')}21`;
  return comConta(starts(exact(nossoNumero, 11, 'nosso número'), convenio), conta);
};

/** Printed form of a number: 11 digits get their check digit. */
export const nossoNumeroImpresso = (nossoNumero: string): string =>
  nossoNumero.length === 11 ? `${nossoNumero}-${dvNossoNumero(nossoNumero)}` : nossoNumero;

/** The parts of a barcode: cents, and an ISO day or null for a bill without one. */
export interface PartesBoleto {
  conta: ContaCobranca;
  nossoNumero: string;
  vencimento: string | null;
  valorCents: number;
}

/** The 44 digits of the barcode. Throws RangeError naming the field. */
export const codigoDeBarras = ({ conta, nossoNumero, vencimento, valorCents }: PartesBoleto): string => {
  if (!Number.isSafeInteger(valorCents) || valorCents < 0 || valorCents > greatest)
    throw new RangeError('valor: use de 0,00 a 99.999.999,99');
  const rest = fatorDe(vencimento) + String(valorCents).padStart(10, '0') + campoLivre(conta, nossoNumero);
  return banco + moeda + dvGeral(banco + moeda + rest) + rest;
};

/** The 47 typed digits (BOL-3), from the barcode. */
export const linhaDigitavel = (barcode: string): string => {
  const free = barcode.slice(19);
  const fields = [barcode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15)];
  return fields.map((field) => field + modulo10(field)).join('') + barcode.slice(4, 19);
};

/** Printed form of the line: AAAAA.AAAAA BBBBB.BBBBBB CCCCC.CCCCCC D EEEEEEEEEEEEEE. */
export const linhaImpressa = (line: string): string =>
  line.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');

/** Barcode of a typed line, with or without punctuation. Throws RangeError for a wrong length or check digit. */
export const codigoDaLinha = (typed: string): string => {
  const line = typed.replace(/[.\s]/g, '');
  if (!/^\d{47}$/.test(line)) throw new RangeError('linha digitável: use 47 dígitos');
  const fields = [line.slice(0, 9), line.slice(10, 20), line.slice(21, 31)] as const;
  const checks = [line[9], line[20], line[31]];
  const wrong = fields.findIndex((field, index) => modulo10(field) !== checks[index]);
  if (wrong >= 0) throw new RangeError(`linha digitável: o campo ${wrong + 1} não confere com o seu dígito`);
  const free = fields[0].slice(4) + fields[1] + fields[2];
  return conferido(fields[0].slice(0, 4) + line.slice(32) + free);
};

/**
 * True for a typed line of digits only with right check digits: 47 of a boleto, 48 of a tax or utility bill. The
 * 48 are four blocks, whose modulus the third digit names (FEBRABAN, arrecadação).
 */
export const isLinhaDigitavel = (line: string): boolean => {
  if (/^8\d{47}$/.test(line)) {
    const modulo = ['6', '7'].includes(line.charAt(2)) ? modulo10 : modulo11;
    return [0, 12, 24, 36].every((at) => modulo(line.slice(at, at + 11)) === line[at + 11]);
  }
  try {
    codigoDaLinha(line);
    return /^\d{47}$/.test(line);
  } catch (cause) {
    if (cause instanceof RangeError) return false;
    throw cause;
  }
};

const conferido = (barcode: string): string => {
  if (!/^\d{44}$/.test(barcode)) throw new RangeError('código de barras: use 44 dígitos');
  if (dvGeral(barcode.slice(0, 4) + barcode.slice(5)) !== barcode[4])
    throw new RangeError('código de barras: o dígito geral não confere');
  return barcode;
};

/** Due day and value of a barcode; `referencia` (ISO) decides between the cycles of the factor (BOL-4). Throws RangeError. */
export const leCodigoDeBarras = (
  barcode: string,
  referencia: string,
): { banco: string; vencimento: string | null; valorCents: number; campoLivre: string } => {
  conferido(barcode);
  return {
    banco: barcode.slice(0, 3),
    vencimento: vencimentoDe(barcode.slice(5, 9), referencia),
    valorCents: Number(barcode.slice(9, 19)),
    campoLivre: barcode.slice(19),
  };
};

/**
 * Nosso número in a barcode of Banco do Brasil: of 17 digits after six zeros, of 11 otherwise. Throws RangeError for
 * a wrong digit and for another bank's.
 */
export const nossoNumeroDoCodigo = (barcode: string): string => {
  const free = conferido(barcode).slice(19);
  if (!barcode.startsWith(banco)) throw new RangeError('código de barras: é de outro banco');
  if (free.startsWith('000000')) return free.slice(6, 23);
  return free.endsWith('21') ? free.slice(6, 23) : free.slice(0, 11);
};
