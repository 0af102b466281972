import { somaCompetencia, ultimoDia } from '@vidas/api-client/vendas/meses.rules.ts';
import type { RascunhoRegra } from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import type { RegraComissao } from '@vidas/api-client/vendas/regras-comissao/regra.rules.ts';

/** A draft has no number yet. */
const semNumero = 0;

/** A draft in the engine's form. */
export const regraDoRascunho = (
  { dadosRegra: dados, faixasRegra, vendedorRegraComissao, vendedorParceria }: RascunhoRegra,
  cadastradaEm: string,
): RegraComissao => ({
  id: semNumero,
  descricao: dados.regraDescricao,
  tipo: dados.regraTipoId,
  estornoMeses: dados.regraEstornoMeses,
  contabilizaMeta: dados.contabilizaMeta,
  valorVidaCents: dados.regraValorVida ?? 0,
  bonusVidas: dados.regraBonusVida ?? 0,
  bonusPercentual: dados.regraBonusPorcentagem ?? 0,
  cadastradaEm,
  desativadaEm: null,
  faixas: faixasRegra.map((faixa, index) => ({
    id: index + 1,
    descricao: faixa.faixaDescricao,
    vidasInicial: faixa.faixaVidasInicial,
    vidasFinal: faixa.faixaVidasFinal,
    faixaEtaria: faixa.tabelaFaixaId,
    percentual: faixa.faixaPorcentagemPaga,
  })),
  associacoes: vendedorRegraComissao.flatMap(({ planoRegistro, vendedores, dataInicio, dataFim }) =>
    vendedores.flatMap((vendedor) =>
      planoRegistro.map((plano) => ({ vendedor, plano, inicio: dataInicio, fim: dataFim })),
    ),
  ),
  parcerias: vendedorParceria.map(({ planoRegistro, vendedor, parceiros, contaMeta = false }) => ({
    vendedor,
    plano: planoRegistro,
    parceiros,
    contaMeta,
  })),
});

/** Maximum of months during which a life pays fees after its effectuation. */
const ANTES = 600;

/** The rule with a validity that covers everything these months pay (RCO-17). */
export const comoSeValesse = (regra: RegraComissao, de: string, ate: string): RegraComissao => {
  const inicio = `${somaCompetencia(de, -ANTES)}-01`;
  return {
    ...regra,
    cadastradaEm: inicio,
    desativadaEm: null,
    associacoes: regra.associacoes.map((one) => ({ ...one, inicio, fim: ultimoDia(ate) })),
  };
};
