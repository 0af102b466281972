import { momento } from '../../../db/momento.ts';
import { calendarioDe, type TipoDeFeriado } from '@vidas/api-client/financeiro/feriado/feriado.contract.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** A holiday to register; the day is ISO. */
export interface NovoDia {
  data: string;
  nome: string;
  tipo: TipoDeFeriado;
}

/** Condition: a holiday of a state or city, which counts for due dates beside the banks' calendar (FIN-3). */
export const ehDiaLocal = (coluna: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(coluna)} in ('Feriado Estadual', 'Feriado Municipal'))`;

/** Every registered holiday, under its names on the wire, by day, with the place where it holds (FIN-16). `cidade` is the IBGE code of the seat. */
export const findFeriados = async (db: Db, cidade: string) => {
  const { rows } = await sql<{
    feriadoNome: string;
    tipoDescricao: string;
    feriadoData: string;
    feriadoDataUpload: string;
    lugar: string | null;
  }>`
    select f.nome as "feriadoNome", tipo as "tipoDescricao", data as "feriadoData",
      ${momento('gravado_em')} as "feriadoDataUpload",
      case tipo when 'Feriado Municipal' then m.nome || '/' || m.uf when 'Feriado Estadual' then m.uf
        when 'Feriado Nacional' then 'Brasil' when 'Feriado Bancário' then 'Brasil' end as lugar
    from feriado f left join municipio m on m.codigo = ${cidade} order by data, f.nome`.execute(db);
  return rows.map((row) => ({ ...row, calendario: calendarioDe(row.tipoDescricao) }));
};

/** Registers missing days, local and general ones separately (FIN-4); returns the number of new ones. */
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

/** Registered holidays of state and city, as ISO days (FIN-3). */
export const findDiasLocais = async (db: Db): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ data: string }>`select data from feriado where ${ehDiaLocal('tipo')}`.execute(
    db,
  );
  return new Set(rows.map(({ data }) => data));
};

/** Years among these without a registered national holiday: those of state and city do not count in them yet (FIN-18). */
export const findAnosSemFeriados = async (db: Db, anos: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ ano: number }>`
    select a.ano from unnest(${[...anos]}::int[]) as a (ano)
    where not exists (select from feriado f where f.tipo = 'Feriado Nacional' and extract(year from f.data) = a.ano)
    order by a.ano`.execute(db);
  return rows.map(({ ano }) => ano);
};
