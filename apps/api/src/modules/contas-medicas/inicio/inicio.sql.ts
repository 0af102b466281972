import type { Espera, InicioContas } from '@vidas/api-client/contas-medicas/inicio/inicio.contract.ts';
import { faixasDeEspera } from '@vidas/api-client/contas-medicas/inicio/espera.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { existe } from '../../../db/existe.ts';
import { type De, prestador } from './esperas.sql.ts';
import { selectItensGlosados } from './glosas.sql.ts';
import { apresentada, naoPaga } from './naoPagas.sql.ts';

interface Parte {
  quantidade: number;
  valor: number;
}

const nada: Parte = { quantidade: 0, valor: 0 };

/** Counts a list's rows by one column, and in total (null); greatest value first. */
const countBy = async (
  db: Db,
  list: RawBuilder<unknown>,
  column: string,
  valor: string,
): Promise<(Parte & { nome: string | null })[]> => {
  const nome = sql.ref(column);
  const { rows } = await sql<Parte & { nome: string | null }>`
    select ${nome} as nome, count(*)::int as quantidade, coalesce(sum(${sql.ref(valor)}), 0)::int8 as valor
    from (${list}) lista
    group by grouping sets ((${nome}), ())
    order by 3 desc, 1`.execute(db);
  return rows;
};

/** Counts a waiting list in total and by band, empty bands included. */
export const countEspera = async (db: Db, list: RawBuilder<unknown>): Promise<Espera> => {
  const rows = await countBy(db, list, 'faixa', 'valor');
  const { quantidade, valor } = rows.find(({ nome }) => nome === null) ?? nada;
  const faixas = faixasDeEspera.map(({ nome }) => ({
    ...(rows.find((row) => row.nome === nome) ?? nada),
    nome,
  }));
  return { quantidade, valor, faixas };
};

/** Guides of a waiting list for which a second person is wanted (CTM-79). */
export const countSegunda = async (db: Db, list: RawBuilder<unknown>): Promise<Parte> => {
  const { rows } = await sql<Parte>`
    select count(*)::int as quantidade, coalesce(sum(valor), 0)::int8 as valor
    from (${list}) lista where espera_segunda`.execute(db);
  return rows[0] ?? nada;
};

/** Presence of guides and lots, for all or for the only visible provider. */
export const haDe = (db: Db, unico: string | null) =>
  existe(
    db,
    ['guias', 'lotes'],
    unico === null
      ? {}
      : { guias: sql`prestador_codigo = ${unico}`, lotes: sql`prestador_codigo = ${unico}` },
  );

/** Maximum of reasons or providers on the home. */
const maximo = 5;

/** Denials of a month (YYYY-MM), in total and by the greatest reasons (CTM-63). */
export const countGlosas = async (
  db: Db,
  competencia: string,
  unico: string | null,
): Promise<InicioContas['glosas']> => {
  const rows = await countBy(db, selectItensGlosados(competencia, unico), 'motivo', 'glosa');
  const { quantidade, valor } = rows.find(({ nome }) => nome === null) ?? nada;
  const motivos = rows.flatMap(({ nome, ...parte }) => (nome === null ? [] : [{ motivo: nome, ...parte }]));
  return { quantidade, valor, motivos: motivos.slice(0, maximo) };
};

interface NaoPagaRow extends Parte {
  /** Null for the total. */
  prestador: string | null;
  apresentado: number;
  parte: number;
}

/** Overdue guides without payment, in total and for the providers with the greatest share (CTM-64). */
export const countNaoPagas = async (db: Db, de: De): Promise<InicioContas['naoPagas']> => {
  const { rows } = await sql<NaoPagaRow>`
    select prestador, quantidade, valor, apresentado,
      case when apresentado = 0 then 0 else round(valor * 10000.0 / apresentado)::int end as parte
    from (
      select case when grouping(pr.codigo) = 0 then ${prestador} end as prestador,
        count(*) filter (where ${naoPaga})::int as quantidade,
        coalesce(sum(g.valor_cents) filter (where ${naoPaga}), 0)::int8 as valor,
        coalesce(sum(g.valor_cents), 0)::int8 as apresentado
      from guia g
      join prestador pr on pr.codigo = g.prestador_codigo
      where ${apresentada(de)}
      group by grouping sets ((pr.codigo, pr.nome), ())
    ) p
    where prestador is null or quantidade > 0
    order by prestador is null desc, parte desc, valor desc, prestador
    limit ${maximo + 1}`.execute(db);
  const whole = rows.find((row) => row.prestador === null);
  const prestadores = rows.flatMap(({ prestador: nome, ...parte }) =>
    nome === null ? [] : [{ prestador: nome, ...parte }],
  );
  const { quantidade = 0, valor = 0, apresentado = 0, parte = 0 } = whole ?? {};
  return { quantidade, valor, apresentado, parte, prestadores };
};
