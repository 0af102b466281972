import type {
  DetalheDaRegra,
  FaixaDaRegra,
  RegraComissao,
} from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import { gradeDe } from './grade.ts';
import { associacaoNova, type RegraDigitada } from './regraForm.ts';

type PorVida = Exclude<DetalheDaRegra, FaixaDaRegra>;

const isFaixa = (detalhe: DetalheDaRegra): detalhe is FaixaDaRegra => 'faixaId' in detalhe;
const pontos = (centesimos: number | null): number | null => (centesimos === null ? null : centesimos / 100);

/** Associations of a copy: sellers with the same plans and the same last day share one; all begin on `inicio`. */
const associacoesDe = (
  { vendedores }: RegraComissao,
  inicio: string,
): RegraDigitada['vendedorRegraComissao'] => {
  const grupos = Map.groupBy(vendedores, ({ planos, dataFim }) =>
    JSON.stringify([planos.map(({ planoRegistro }) => planoRegistro).toSorted(), dataFim]),
  );
  const associacoes = [...grupos].map(([chave, own]) => {
    const [planoRegistro, fim] = JSON.parse(chave) as [string[], string];
    const codigos = [...new Set(own.map(({ codigo }) => codigo))];
    return { planoRegistro, vendedores: codigos, dataInicio: inicio, dataFim: fim >= inicio ? fim : null };
  });
  return associacoes.length === 0 ? [{ ...associacaoNova, dataInicio: inicio }] : associacoes;
};

/** Values of the form for a copy of a rule that begins with a month; an active rule ends the day before (RCO-25). */
export const copiaDe = (regra: RegraComissao, mes: string): RegraDigitada => {
  const porVida = regra.detalhes.find((detalhe): detalhe is PorVida => !isFaixa(detalhe));
  return {
    dadosRegra: {
      regraDescricao: regra.regraDescricao,
      regraTipoId: String(regra.regraTipoId) as '1' | '2' | '3',
      contabilizaMeta: regra.contabilizaMeta ? '1' : '0',
      regraEstornoMeses: regra.regraEstornoMeses,
      regraValorVida: porVida?.regraValorVida ?? null,
      regraBonusVida: porVida?.regraBonusVida ?? null,
      regraBonusPorcentagem: pontos(porVida?.regraBonusPorcentagem ?? null),
    },
    grade: gradeDe(regra.detalhes.filter(isFaixa)).map((linha) => [...linha]),
    vendedorRegraComissao: associacoesDe(regra, `${mes}-01`),
    vendedorParceria: regra.parcerias.map(({ planoRegistro, vendedor, parceiros, contaMeta }) => ({
      planoRegistro,
      vendedor: vendedor.codigo,
      parceiros: parceiros.map(({ codigo }) => codigo),
      contaMeta,
    })),
    substitui: regra.status === 'Ativa' ? regra.codigoRegraComissao : null,
  };
};
