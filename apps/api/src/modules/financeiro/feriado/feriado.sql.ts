import { momento } from '../../../db/momento.ts';
import type { TipoDeFeriado } from '@vidas/api-client/financeiro/feriado/feriado.contract.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** A holiday to register; the day is ISO. */
export interface NovoDia {
  data: string;
  nome: string;
  tipo: TipoDeFeriado;
}

/** Of a state or a city: it counts for due dates beside the calendar of the banks (FIN-3). */
export const ehDiaLocal = (coluna: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(coluna)} in ('Feriado Estadual', 'Feriado Municipal'))`;

/** Every registered holiday under the names of the wire, the first day first. */
export const findFeriados = async (db: Db) => {
  const { rows } = await sql<{
    feriadoNome: string;
    tipoDescricao: string;
    feriadoData: string;
    feriadoDataUpload: string;
  }>`
    select nome as "feriadoNome", tipo as "tipoDescricao", data as "feriadoData",
      ${momento('gravado_em')} as "feriadoDataUpload"
    from feriado order by data, nome`.execute(db);
  return rows;
};

/** Registers the days that are not there yet, a local and a general one apart (FIN-4); returns how many were new. */
export const insertFeriados = async (db: Db, dias: readonly NovoDia[], em: string): Promise<number> => {
  const { rows } = await sql<{ data: string }>`
    insert into feriado (data, nome, tipo, gravado_em)
    select n.data, n.nome, n.tipo, ${em}::timestamp
    from unnest(${dias.map(({ data }) => data)}::date[], ${dias.map(({ nome }) => nome)}::text[],
      ${dias.map(({ tipo }) => tipo)}::text[]) as n (data, nome, tipo)
    where not exists (select 1 from feriado f where f.data = n.data and ${ehDiaLocal('f.tipo')} = ${ehDiaLocal('n.tipo')})
    on conflict do nothing
    returning data`.execute(db);
  return rows.length;
};

/** The registered holidays of state and city, as ISO days (FIN-3). */
export const findDiasLocais = async (db: Db): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ data: string }>`select data from feriado where ${ehDiaLocal('tipo')}`.execute(
    db,
  );
  return new Set(rows.map(({ data }) => data));
};
