import { cargosDeGerente } from '@vidas/api-client/vendas/papeis.rules.ts';
import { writeDay, writeMonth } from '@vidas/api-client/words/day.ts';

/** State of a month. */
export interface MesLido {
  readonly competencia: string;
  readonly situacao: 'aberta' | 'fechada' | 'paga';
  readonly geradaEm: string | null;
  readonly geradaPor: string | null;
  readonly pagaEm: string | null;
  readonly pagaPor: string | null;
}

const dia = (iso: string | null): string => writeDay(iso ?? '');

/** The state of a month in words: persons and moments of closing and payment. */
export const escreveMes = (mes: MesLido): string => {
  const competencia = `Competência ${writeMonth(mes.competencia)}`;
  if (mes.situacao === 'aberta') return `${competencia} · Aberta: os valores ainda mudam`;
  const fechada = `${competencia} · Fechada em ${dia(mes.geradaEm)} por ${mes.geradaPor ?? ''}`;
  return mes.situacao === 'paga'
    ? `${fechada} · Paga em ${dia(mes.pagaEm)} por ${mes.pagaPor ?? ''}`
    : fechada;
};

/** Occupations that close a month and mark it as paid, for whoever may not (COM-57). */
export const quemFechaEPaga = `Quem fecha e paga: ${new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(cargosDeGerente)}.`;
