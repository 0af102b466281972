import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { emVigor } from '../../cadastro/conferencia/importacao.sql.ts';
import { faixaEm, type Recorte, registrosDe, vinculosDe } from './populacao.sql.ts';

/** Number of active lives that agree in every division of the board. */
export interface Celula {
  sexo: 'F' | 'M';
  linha: string;
  tipo: 1 | 2 | 3;
  titular: boolean;
  faixa: number;
  vidas: number;
}

/** Active lives in one pass over the register; every division of the board is a sum of these. */
export const selectCelulas = (recorte: Recorte) => sql<Celula>`
  select p.sexo, pl.linha, b.tipo_contratacao as tipo, b.dependencia = 1 as titular,
    ${faixaEm(recorte.hoje, sql`p.nascimento`)} as faixa, count(*)::int as vidas
  ${vinculosDe('ativos', recorte, { pessoa: true, plano: true })}
  group by 1, 2, 3, 4, 5`;

export const countVidasAtivas = async (db: Db, hoje: string): Promise<number> => {
  const { rows } = await sql<{ vidas: number }>`
    select count(*)::int as vidas ${vinculosDe('ativos', { hoje, filtros: {} })}`.execute(db);
  return rows[0]?.vidas ?? 0;
};

/** Lives that wait for activation, and active ones with a later cancellation. */
export const countEsperas = async (
  db: Db,
  recorte: Recorte,
): Promise<{ aguardando: number; marcados: number }> => {
  const { rows } = await sql<{ aguardando: number; marcados: number }>`
    select (select count(*)::int ${vinculosDe('aguardando', recorte)}) as aguardando,
      (select count(*)::int ${vinculosDe('marcados', recorte)}) as marcados`.execute(db);
  return rows[0] ?? { aguardando: 0, marcados: 0 };
};

/** Cities of the register's people, by name. */
export const findCidades = (db: Db) =>
  db
    .selectFrom('municipio as m')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('pessoa as p').select('p.id').whereRef('p.municipio_codigo', '=', 'm.codigo')),
    )
    .select(['m.codigo', 'm.nome', 'm.uf'])
    .orderBy(sql`ordem_pt(m.nome)`)
    .orderBy('m.codigo')
    .execute();

const dias = { ativados: 'b.ativado_em', desativados: 'b.cancelado_em' } as const;

/** Counts of arrivals or departures in each month of `recorte`; empty months are missing. */
export const countPorMes = async (
  db: Db,
  figura: keyof typeof dias,
  recorte: Recorte,
): Promise<{ competencia: string; quantidade: number }[]> => {
  const { rows } = await sql<{ competencia: string; quantidade: number }>`
    select to_char(mes, 'YYYY-MM') as competencia, quantidade from (
      select date_trunc('month', ${sql.ref(dias[figura])}) as mes, count(*)::int as quantidade
      ${vinculosDe(figura, recorte)} group by 1
    ) x`.execute(db);
  return rows;
};

/** ANS file in force: its name, and its day or, without one, the day it came into force. */
export const findReferencia = async (
  db: Db,
): Promise<{ arquivo: string; referencia: string } | undefined> => {
  const { rows } = await sql<{ arquivo: string; referencia: string }>`
    select nome_arquivo as arquivo, coalesce(data_arquivo::date, concluida_em::date) as referencia
    from conferencia_importacao where id = ${emVigor}`.execute(db);
  return rows[0];
};

/** Active lives at the operator and at ANS by age band, on the day of the file. */
export const countContraAns = async (
  db: Db,
  recorte: Recorte & { readonly referencia: string },
): Promise<{ faixa: number; operadora: number; ans: number }[]> => {
  const { referencia } = recorte;
  const { rows } = await sql<{ faixa: number; operadora: number; ans: number }>`
    select faixa, sum(operadora)::int as operadora, sum(ans)::int as ans
    from (
      select ${faixaEm(referencia, sql`p.nascimento`)} as faixa, count(*) as operadora, 0 as ans
      ${vinculosDe('referencia', recorte, { pessoa: true })} group by 1
      union all
      select ${faixaEm(referencia, sql`c.nascimento`)}, 0, count(*) ${registrosDe(recorte)} group by 1
    ) x
    group by faixa order by faixa`.execute(db);
  return rows;
};
