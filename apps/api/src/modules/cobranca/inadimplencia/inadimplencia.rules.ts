import { writeDay } from '@vidas/api-client/words/day.ts';
import { reais } from '../../../documents/pdf/written.ts';
import { chamado } from './chamado.rules.ts';
import { isValidMobilePhone, isValidPhone } from '@brazilian-utils/brazilian-utils';
import { somaDias, ultimoDiaEmDia } from '../encargos.rules.ts';

/**
 * Last due day that is late on a day: a bill due on a weekend or holiday is in time on the next banking day
 * (COB-5).
 */
export const ultimoVencido = (dia: string): string => {
  let vencimento = somaDias(dia, -1);
  while (ultimoDiaEmDia(vencimento) >= dia) vencimento = somaDias(vencimento, -1);
  return vencimento;
};

/** Banking days before a day, latest first; twenty, so that enough are left after a city's holidays. */
export const diasUteisAntes = (dia: string, quantos = 20): string[] => {
  const found: string[] = [];
  for (let day = ultimoVencido(dia); found.length < quantos; day = ultimoVencido(day)) found.push(day);
  return found;
};

/** Digits with area code, without the long-distance zero and the country code. */
const digitsOf = (fone: string): string => {
  const digits = fone.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits;
};

/** A number of one repeated digit only fills the field. */
const isFiller = (digits: string): boolean => /^(\d)\1*$/.test(digits.slice(2)) || /0{8}$/.test(digits);

const isMobile = (digits: string): boolean =>
  digits.length === 11 && !isFiller(digits) && isValidMobilePhone(digits, { version: 2 });

/** Portuguese reason why a number gets no message (COB-21). */
const motivoDe = (digits: string): string => {
  if (digits.length < 10) return 'telefone com dígitos de menos';
  if (digits.length > 11) return 'telefone com dígitos demais';
  if (isFiller(digits)) return 'número inválido';
  if (digits.length === 10 && isValidPhone(digits)) return 'fixo não recebe SMS';
  if (digits.length === 10 && isMobile(`${digits.slice(0, 2)}9${digits.slice(2)}`))
    return 'celular sem o nono dígito';
  return isMobile(`11${digits.slice(2)}`) ? 'DDD inválido' : 'número inválido';
};

/** First usable number of a person (11 digits), or the reason why there is none (COB-21). */
export type Destino = { telefone: string } | { telefone: null; registrado: string; motivo: string };

/** Tries the numbers in order; without a usable one, returns all reasons. */
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

/** Facts of a message; days are ISO. */
export interface Aviso {
  nome: string;
  operadora: string;
  titulos: number;
  desde: string;
  /** Day of cancellation. */
  data: string;
  canceladoEm: string | null;
  /** PIX code of the whole debt today (CTA-15). */
  pix?: { valorCents: number; codigo: string } | undefined;
}

/** Text for a delinquent (COB-22); never threatens with a past day of cancellation. */
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
