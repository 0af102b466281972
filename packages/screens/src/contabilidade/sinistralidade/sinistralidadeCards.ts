import { writePorcento, writeReais } from '@vidas/api-client/words/money.ts';
import {
  custeioDe,
  despesaLiquida,
  sinistralidade,
  sinistralidadeDe,
} from '@vidas/api-client/contabilidade/sinistralidade/sinistralidade.rules.ts';
import type { Sinistralidade } from '@vidas/api-client/contabilidade/sinistralidade/sinistralidade.report.ts';
import { type Card, cardsOf, visibleSumOf } from '../../report/cards.tsx';

const sinistralidadeCard: Card<Sinistralidade> = (rows, filtered) => {
  const label = 'Sinistralidade %';
  if (rows === undefined) return { label, kind: 'text', value: undefined };
  const soma = custeioDe(filtered);
  const [ratio, whole] = [sinistralidade(soma), sinistralidadeDe(rows)];
  const liquida = `despesa líquida ${writeReais(despesaLiquida(soma))}`;
  const hint = whole === ratio ? liquida : `${liquida} · ${writePorcento(whole)} sem o filtro`;
  return { label, kind: 'text', value: writePorcento(ratio), hint };
};

/** Sums of the filtered rows: cost, fees, co-payments and their loss ratio (CTB-10). */
export const sinistralidadeCards = cardsOf<Sinistralidade>(
  visibleSumOf('Custo assistencial', ({ CUSTOBRUTO }) => CUSTOBRUTO),
  visibleSumOf('Receita', ({ MENSALIDADE }) => MENSALIDADE),
  visibleSumOf('Coparticipação', ({ COPART }) => COPART),
  sinistralidadeCard,
);
