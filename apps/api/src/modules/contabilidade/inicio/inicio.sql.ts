import type { ResultadoDoMes } from '@vidas/api-client/contabilidade/inicio/inicio.contract.ts';
import type { TipoDeContrato } from '@vidas/api-client/contabilidade/contrato.rules.ts';
import {
  despesaLiquida,
  sinistralidade,
} from '@vidas/api-client/contabilidade/sinistralidade/sinistralidade.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { ofStatus } from '../../contas-medicas/guias/guias.sql.ts';
import { selectResumida } from '../sinistralidade/sinistralidade.sql.ts';

interface Soma {
  linhas: number;
  despesaCents: number;
  coparticipacaoCents: number;
  mensalidadeCents: number;
}

const nada: Soma = { linhas: 0, despesaCents: 0, coparticipacaoCents: 0, mensalidadeCents: 0 };

/** Count and sum of a month's loss ratio (YYYY-MM), from the list itself (CTB-11). */
export const somaResultado = async (
  db: Db,
  tipo: TipoDeContrato,
  mes: string,
): Promise<Omit<ResultadoDoMes, 'calculadoEm'>> => {
  const { rows } = await sql<Soma>`
    select count(*)::int as linhas, coalesce(sum("CUSTOBRUTO"), 0)::int8 as "despesaCents",
      coalesce(sum("COPART"), 0)::int8 as "coparticipacaoCents", coalesce(sum("MENSALIDADE"), 0)::int8 as "mensalidadeCents"
    from (${selectResumida(tipo)(null, { dtInicial: mes, dtFinal: mes })}) lista`.execute(db);
  const soma = rows[0] ?? nada;
  return {
    linhas: soma.linhas,
    receita: soma.mensalidadeCents,
    despesaLiquida: despesaLiquida(soma),
    sinistralidade: sinistralidade(soma),
  };
};

/** Guides that wait for a decision in Contas Médicas (CTM-61). */
export const somaEmAnalise = async (db: Db): Promise<{ quantidade: number; valor: number }> => {
  const { rows } = await sql<{ quantidade: number; valor: number }>`
    select count(*)::int as quantidade, coalesce(sum(g.valor_cents), 0)::int8 as valor
    from guia g where ${ofStatus.verificar}`.execute(db);
  return rows[0] ?? { quantidade: 0, valor: 0 };
};
