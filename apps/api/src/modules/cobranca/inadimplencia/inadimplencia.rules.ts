import { writeDay } from '@vidas/api-client/words/day.ts';
import { reais } from '../../../documents/pdf/written.ts';
import { chamado } from './chamado.rules.ts';
import type { Errado } from '../../../db/telefoneDe.ts';
import { digitosDoTelefone, isCelular, porqueSemSms } from '../../../imports/telefone.rules.ts';
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

/** First usable number of a person (11 digits), or the reason why there is none (COB-21). */
export type Destino = { telefone: string } | { telefone: null; registrado: string; motivo: string };

/** Tries the numbers in order, without those that somebody found wrong (MSG-21); without a usable one, returns all reasons. */
export const destinoDe = (fones: readonly (string | null)[], errados: readonly Errado[] = []): Destino => {
  const written = fones.flatMap((fone) => (fone === null || fone.trim() === '' ? [] : [fone.trim()]));
  const dito = (fone: string): Errado | undefined => errados.find(({ numero }) => numero.trim() === fone);
  const telefone = written
    .filter((fone) => dito(fone) === undefined)
    .map(digitosDoTelefone)
    .find(isCelular);
  if (telefone !== undefined) return { telefone };
  const porque = (fone: string): string => {
    const errado = dito(fone);
    return errado === undefined
      ? porqueSemSms(digitosDoTelefone(fone))
      : `dito errado por ${errado.por} em ${writeDay(errado.em)}`;
  };
  const motivos = [...new Set(written.map(porque))];
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
  /** Telephone for questions of the payer; empty for none. */
  fone: string;
  titulos: number;
  desde: string;
  /** Day of cancellation. */
  data: string;
  canceladoEm: string | null;
  /** Whole debt today with fine and interest, in cents; null when it is not sure. */
  totalCents: number | null;
  /** Reach of the message's boleto: all or a part of the debt; null without one. */
  boleto: 'TUDO' | 'PARTE' | null;
  /** PIX code of the whole debt today (CTA-15). */
  pix?: { valorCents: number; codigo: string } | undefined;
}

/** One way to pay the whole debt, or the telephone to call (COB-22). */
const pagamentoDe = ({ titulos, boleto, pix, fone }: Aviso, hoje: string): string => {
  if (pix)
    return ` Só hoje, ${writeDay(hoje)}, por PIX copia e cola de R$ ${reais(pix.valorCents)}: ${pix.codigo} .`;
  if (boleto === 'TUDO') return ' Pague pelo boleto desta mensagem.';
  const chame = fone === '' ? 'fale conosco' : `ligue para ${fone}`;
  return boleto === 'PARTE'
    ? ` O boleto desta mensagem é de 1 das ${titulos}; para pagar tudo, ${chame}.`
    : ` Para pagar, ${chame}.`;
};

const pedidoDe = ({ titulos, data, canceladoEm }: Aviso, hoje: string): string => {
  if (data < hoje || (canceladoEm !== null && canceladoEm <= hoje)) return 'Fale conosco para regularizar.';
  return titulos === 1
    ? 'Duas mensalidades não pagas podem encerrar o plano.'
    : `Regularize até ${writeDay(data)} para evitar o cancelamento.`;
};

/**
 * Text for a delinquent (COB-22). One unpaid fee is a notice of delay and threatens nothing; a past day of cancellation is never
 * threatened with.
 */
export const mensagemDe = (aviso: Aviso, hoje: string): string => {
  const { nome, operadora, titulos, desde, totalCents } = aviso;
  const quem = chamado(nome, { isEmpresa: false });
  const divida =
    titulos === 1
      ? `aviso de atraso: consta 1 mensalidade em aberto no seu plano ${operadora}, vencida em ${writeDay(desde)}.`
      : `constam ${titulos} mensalidades em aberto no seu plano ${operadora}, a mais antiga vencida em ${writeDay(desde)}.`;
  const total =
    totalCents === null || aviso.pix
      ? ''
      : ` Total em ${writeDay(hoje)}, com multa e juros: R$ ${reais(totalCents)}.`;
  return `${quem}, ${divida}${total} ${pedidoDe(aviso, hoje)}${pagamentoDe(aviso, hoje)} Se já pagou, desconsidere.`;
};
