import { writePorcento, writeReais } from '@vidas/api-client/words/money.ts';
import { writeDayTime } from '@vidas/api-client/words/day.ts';
import type { DetalheDaRegra } from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import type { SimulacaoGuardada } from '@vidas/api-client/vendas/simulacao/simulacao.contract.ts';
import type { ReportTexts } from '../../report/useReport.ts';

/** Messages after a reading of the rules; `empty` is the text of a list without rows. */
export const regrasTexts = (empty: string): ReportTexts => ({
  success: ['Regras obtidas com sucesso!'],
  empty: [empty],
  failure: (error) => ['Não foi possível obter as regras de comissão!', error.message],
});

export const semRegras = 'Nenhuma regra de comissão cadastrada.';

/** Amount of a rule of type 1, in a sentence. */
export const escrevePorVida = (detalhe: Extract<DetalheDaRegra, { regraValorVida: number }>): string => {
  const { regraValorVida, regraBonusVida, regraBonusPorcentagem } = detalhe;
  const valor = `${writeReais(regraValorVida)} por vida efetivada`;
  if (!regraBonusVida || !regraBonusPorcentagem) return `${valor}, sem bônus.`;
  return `${valor}; a partir de ${regraBonusVida} vidas no mês, mais ${writePorcento(regraBonusPorcentagem)}.`;
};

/** Author and moment of the simulation before a rule was saved. */
export const escreveSimulacao = ({ por, em, comoSeValesse }: SimulacaoGuardada): string =>
  `Simulada por ${por} em ${writeDayTime(em)}, ${comoSeValesse ? 'como se valesse em todos os meses' : 'dentro da sua vigência'}.`;
