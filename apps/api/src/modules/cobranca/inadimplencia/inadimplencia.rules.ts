import { writeDay } from '@vidas/api-client/words/day.ts';
import { reais } from '../../../documents/pdf/written.ts';
import { chamado } from './chamado.rules.ts';
import { isValidMobilePhone, isValidPhone } from '@brazilian-utils/brazilian-utils';
import { somaDias, ultimoDiaEmDia } from '../encargos.rules.ts';

/** The last due day that is late on a day: a bill due on a weekend or holiday is in time on the next banking day (COB-5). */
export const ultimoVencido = (dia: string): string => {
  let vencimento = somaDias(dia, -1);
  while (ultimoDiaEmDia(vencimento) >= dia) vencimento = somaDias(vencimento, -1);
  return vencimento;
};

/** The banking days before a day, the last first: that many, so that some are left whatever holidays a city has. */
export const diasUteisAntes = (dia: string, quantos = 20): string[] => {
  const found: string[] = [];
  for (let day = ultimoVencido(dia); found.length < quantos; day = ultimoVencido(day)) found.push(day);
  return found;
};

/** Digits with area code, without the zero of long-distance calls and without the country's code. */
const digitsOf = (fone: string): string => {
  const digits = fone.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits;
};

/** A number that repeats one digit was typed only to fill the field. */
const isFiller = (digits: string): boolean => /^(\d)\1*$/.test(digits.slice(2)) || /0{8}$/.test(digits);

const isMobile = (digits: string): boolean =>
  digits.length === 11 && !isFiller(digits) && isValidMobilePhone(digits, { version: 2 });

/** Why a number gets no message, in words (COB-21). */
const motivoDe = (digits: string): string => {
  if (digits.length < 10) return 'telefone com dígitos de menos';
  if (digits.length > 11) return 'telefone com dígitos demais';
  if (isFiller(digits)) return 'número inválido';
  if (digits.length === 10 && isValidPhone(digits)) return 'fixo não recebe SMS';
  if (digits.length === 10 && isMobile(`${digits.slice(0, 2)}9${digits.slice(2)}`))
    return 'celular sem o nono dígito';
  return isMobile(`11${digits.slice(2)}`) ? 'DDD inválido' : 'número inválido';
};

/** The first number of a person that gets messages (11 digits), or why there is none (COB-21). */
export type Destino = { telefone: string } | { telefone: null; registrado: string; motivo: string };

/** Tries the numbers in order; without a good one, returns the reasons of all. */
export const destinoDe = (fones: readonly (string | null)[]): Destino => {
  const written = fones.flatMap((fone) => (fone === null || fone.trim() === '' ? [] : [fone.trim()]));
  const telefone = written.map(digitsOf).find(isMobile);
  if (telefone !== undefined) return { telefone };
  const motivos = [...new Set(written.map((fone) => motivoDe(digitsOf(fone))))];
  return {
    telefone: null,
    registrado: written[0] ?? '',
    motivo: motivos.length === 0 ? 'sem telefone' : motivos.join('; '),
  };
};

/** What a message is about; days are ISO. */
export interface Aviso {
  nome: string;
  operadora: string;
  titulos: number;
  desde: string;
  /** The day of cancellation. */
  data: string;
  canceladoEm: string | null;
  /** How the whole is paid by PIX today (CTA-15). */
  pix?: { valorCents: number; codigo: string } | undefined;
}

/** The text for a delinquent (COB-22). It does not threaten with a day of cancellation that has passed. */
export const mensagemDe = (
  { nome, operadora, titulos, desde, data, canceladoEm, pix }: Aviso,
  hoje: string,
): string => {
  const quem = chamado(nome, { isEmpresa: false });
  const divida =
    titulos === 1
      ? `consta 1 mensalidade em aberto no seu plano ${operadora}, vencida em ${writeDay(desde)}.`
      : `constam ${titulos} mensalidades em aberto no seu plano ${operadora}, a mais antiga vencida em ${writeDay(desde)}.`;
  const isOver = data < hoje || (canceladoEm !== null && canceladoEm <= hoje);
  const pedido = isOver
    ? 'Fale conosco para regularizar.'
    : `Regularize até ${writeDay(data)} para evitar o cancelamento.`;
  const porPix = pix
    ? ` Só hoje, ${writeDay(hoje)}, por PIX copia e cola de R$ ${reais(pix.valorCents)}: ${pix.codigo} .`
    : '';
  return `${quem}, ${divida} ${pedido}${porPix} Se já pagou, desconsidere.`;
};
