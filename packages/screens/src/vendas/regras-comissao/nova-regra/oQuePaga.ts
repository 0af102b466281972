import { fraseDaRegra } from '@vidas/api-client/vendas/regras-comissao/fraseDaRegra.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { rascunhoDe, type RegraDigitada } from './regraForm.ts';

/** A new rule in a sentence, with its sellers and first day (RCO-24). */
export function oQuePaga(digitada: RegraDigitada): string {
  const { dadosRegra: dados, faixasRegra, vendedorRegraComissao } = rascunhoDe(digitada);
  const frase = fraseDaRegra({
    tipo: dados.regraTipoId,
    estornoMeses: dados.regraEstornoMeses,
    contabilizaMeta: dados.contabilizaMeta,
    valorVidaCents: dados.regraValorVida ?? 0,
    bonusVidas: dados.regraBonusVida ?? 0,
    bonusPercentual: dados.regraBonusPorcentagem ?? 0,
    faixas: faixasRegra.map((faixa) => ({
      vidasInicial: faixa.faixaVidasInicial,
      vidasFinal: faixa.faixaVidasFinal,
      faixaEtaria: faixa.tabelaFaixaId,
      percentual: faixa.faixaPorcentagemPaga,
    })),
  });
  const para = vendedorRegraComissao.map(
    ({ vendedores, planoRegistro, dataInicio, dataFim }) =>
      `${counted(vendedores.length, 'vendedor', 'vendedores')} em ${counted(planoRegistro.length, 'plano', 'planos')}, de ${writeDay(dataInicio)} a ${writeDay(dataFim)}`,
  );
  return `${frase} Vale para ${para.join('; ')}.`;
}
