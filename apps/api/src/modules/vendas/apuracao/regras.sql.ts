import type { RegraComissao } from '@vidas/api-client/vendas/regras-comissao/regra.rules.ts';
import type { Db } from '../../../db/database.ts';

const under = <Row extends { regra_id: number }>(rows: readonly Row[]): Map<number, Row[]> =>
  Map.groupBy(rows, ({ regra_id }) => regra_id);

/** All commission rules with their parts, disabled ones included, by number. */
export const loadRegras = async (db: Db): Promise<RegraComissao[]> => {
  const regras = await db.selectFrom('regra_comissao').selectAll().orderBy('id').execute();
  const faixas = under(await db.selectFrom('regra_faixa').selectAll().orderBy('id').execute());
  const vendedores = under(await db.selectFrom('regra_vendedor').selectAll().orderBy('id').execute());
  const parcerias = under(await db.selectFrom('parceria').selectAll().orderBy('id').execute());
  const parceiros = await db
    .selectFrom('parceria_parceiro')
    .selectAll()
    .orderBy('parceria_id')
    .orderBy('vendedor_codigo')
    .execute();
  const partners = Map.groupBy(parceiros, ({ parceria_id }) => parceria_id);
  return regras.map((regra) => ({
    id: regra.id,
    descricao: regra.descricao,
    tipo: regra.tipo,
    estornoMeses: regra.estorno_meses,
    contabilizaMeta: regra.contabiliza_meta,
    valorVidaCents: regra.valor_vida_cents ?? 0,
    bonusVidas: regra.bonus_vidas ?? 0,
    bonusPercentual: regra.bonus_percentual ?? 0,
    cadastradaEm: regra.cadastrada_em,
    desativadaEm: regra.desativada_em,
    faixas: (faixas.get(regra.id) ?? []).map((faixa) => ({
      id: faixa.id,
      descricao: faixa.descricao,
      vidasInicial: faixa.vidas_inicial,
      vidasFinal: faixa.vidas_final,
      faixaEtaria: faixa.faixa_codigo,
      percentual: faixa.percentual,
    })),
    associacoes: (vendedores.get(regra.id) ?? []).map(({ vendedor_codigo, plano_registro, inicio, fim }) => ({
      vendedor: vendedor_codigo,
      plano: plano_registro,
      inicio,
      fim,
    })),
    parcerias: (parcerias.get(regra.id) ?? []).map(({ id, vendedor_codigo, plano_registro, conta_meta }) => ({
      vendedor: vendedor_codigo,
      plano: plano_registro,
      parceiros: (partners.get(id) ?? []).map((each) => each.vendedor_codigo),
      contaMeta: conta_meta,
    })),
  }));
};
