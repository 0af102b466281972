import { getInicio, type InicioVendas } from '@vidas/api-client/vendas/inicio/inicio.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { readPart } from '../../../http/readPart.ts';
import { serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { alcanceDe, allow, semCodigo } from '../acesso.ts';
import { selectEmRisco } from '../lancamentos/emRisco.sql.ts';
import { lancamentosDe, type PedidoDeLancamentos } from '../lancamentos/lancamentos.ts';
import { metaDoMes } from '../lancamentos/metas.ts';
import { countContestacoes, findFechamento } from './fechamento.sql.ts';
import { haVendas } from './haVendas.sql.ts';

const vendasDe = async (db: Db, pedido: PedidoDeLancamentos): Promise<InicioVendas['vendas']> => {
  const { vendas, abertoCents, semRegraAFechar } = await lancamentosDe(db, pedido);
  const motivos = Map.groupBy(
    vendas.flatMap(({ semComissao }) => semComissao ?? []),
    (motivo) => motivo,
  );
  return {
    quantidade: vendas.length,
    valor: vendas.reduce((sum, { valorCents }) => sum + valorCents, 0),
    comissao: abertoCents,
    semComissao: [...motivos]
      .map(([motivo, found]) => ({ motivo, quantidade: found.length }))
      .toSorted((a, b) => b.quantidade - a.quantidade || (a.motivo < b.motivo ? -1 : 1)),
    semRegraAFechar: [...semRegraAFechar]
      .map(([competencia, quantidade]) => ({ competencia, quantidade }))
      .toSorted((a, b) => (a.competencia < b.competencia ? -1 : 1)),
  };
};

const metaDe = async (
  db: Db,
  { competencia, vendedor }: PedidoDeLancamentos,
): Promise<InicioVendas['meta']> => {
  const { vidas, efetivadas, vendedores } = await metaDoMes(db, competencia, vendedor);
  return {
    vidas,
    efetivadas,
    meta: vendedores.reduce((sum, { meta }) => sum + meta, 0),
    abaixo: vendedores.filter(({ situacao }) => situacao === 'Abaixo da meta').length,
  };
};

const riscoDe = async (db: Db, { hoje, vendedor }: PedidoDeLancamentos): Promise<InicioVendas['risco']> => {
  const rows = await selectEmRisco(db, hoje, vendedor);
  return {
    quantidade: rows.length,
    valor: rows.reduce((sum, { valorCents }) => sum + Number(valorCents), 0),
  };
};

/** Home of Vendas: all sellers for a manager, own figures for a seller (VEN-41). */
export const inicioVendasRoutes = (app: FastifyInstance, { db, clock, log }: Deps): void => {
  const part = readPart(log, 'vendas');
  serve(app, getInicio, { allow }, async ({ session }) => {
    const { gerente, vendedor: own } = await alcanceDe(db, session);
    if (!gerente && own === null) throw semCodigo();
    const hoje = operatorDay(clock());
    const competencia = hoje.slice(0, 7);
    const vendedor = gerente ? null : own;
    const pedido = { competencia, vendedor, hoje };
    const [ha, vendas, meta, risco, fechamento, contestacoes] = await Promise.all([
      part('há', haVendas(db, vendedor)),
      part('vendas', vendasDe(db, pedido)),
      part('meta', metaDe(db, pedido)),
      part('risco', riscoDe(db, pedido)),
      part('fechamento', findFechamento(db, competencia, vendedor)),
      part('contestações', countContestacoes(db, vendedor)),
    ]);
    return { hoje, competencia, gerente, ha, vendas, meta, risco, fechamento, contestacoes };
  });
};
