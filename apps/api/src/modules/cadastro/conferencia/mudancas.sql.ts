import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Pace } from '../../../db/pace.ts';
import type { Trx } from '../../../db/tx.ts';

/**
 * What a file holds, in beneficiaries: active ones, and against another file those that come, go, come with other data, and of these
 * with another situation.
 */
export interface MudancasRow {
  ativos: number;
  entram: number;
  saem: number;
  mudam: number;
  situacao: number;
}

/** A file, and the one that it is compared with; null: none. */
export interface Comparados {
  id: number;
  com: number | null;
}

const campos = sql.raw(
  ['situacao', 'codigo_beneficiario', 'cpf', 'cns', 'nome', 'sexo', 'nascimento', 'nome_mae', 'contratado_em']
    .concat(['reativado_em', 'cancelado_em', 'numero_plano_ans'])
    .map((campo) => `n.${campo} is distinct from a.${campo}`)
    .join(' or '),
);

/** Reading a pair takes a small part of what writing one does, by which the pace counts. */
export const READ_FOR_ONE = 5;

/** Two ranges of one index, walked side by side; a planner without figures of the files would read or sort them whole. */
const sideBySide = async (trx: Trx): Promise<void> => {
  await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true)`.execute(trx);
};

/** The records of a file after a CCO, in the order of their CCOs. */
const depoisDe = (id: number | null, depois: string) =>
  sql`from conferencia_beneficiario where importacao_id = ${id}::int and cco > ${depois}`;

/** The last CCO of the next records of both files, so that neither has more than so many up to it; undefined: few are left. */
const ateOnde = async (
  trx: Trx,
  { id, com }: Comparados,
  { depois, size }: { depois: string; size: number },
): Promise<string | undefined> => {
  const last = (file: number | null) =>
    sql`(select cco ${depoisDe(file, depois)} order by cco offset ${size - 1} limit 1)`;
  const { rows } = await sql<{ ate: string | null }>`select least(${last(id)}, ${last(com)}) as ate`.execute(
    trx,
  );
  return rows[0]?.ate ?? undefined;
};

/** What of a file stands up to a CCO. */
const conta = async (
  trx: Trx,
  { id, com }: Comparados,
  { depois, ate }: { depois: string; ate: string | undefined },
): Promise<MudancasRow | undefined> => {
  const range = (file: number | null) =>
    sql`(select * ${depoisDe(file, depois)} ${ate === undefined ? sql`` : sql`and cco <= ${ate}`})`;
  const { rows } = await sql<MudancasRow>`
    select count(*) filter (where n.situacao = 'ATIVO')::int as ativos,
      count(*) filter (where a.cco is null)::int as entram, count(*) filter (where n.cco is null)::int as saem,
      count(*) filter (where n.cco is not null and a.cco is not null and (${campos}))::int as mudam,
      count(*) filter (where n.situacao <> a.situacao)::int as situacao
    from ${range(id)} n full join ${range(com)} a on a.cco = n.cco`.execute(trx);
  return rows[0];
};

/** What file `id` holds and would change against the other one, in portions: on the embedded database the others get their turn between them. */
export const findMudancas = async (db: Db, comparados: Comparados, pace: Pace): Promise<MudancasRow> => {
  const all: MudancasRow = { ativos: 0, entram: 0, saem: 0, mudam: 0, situacao: 0 };
  let depois: string | undefined = '';
  while (depois !== undefined) {
    const from: string = depois;
    // oxlint-disable-next-line no-await-in-loop
    const { ate, part } = await pace.tx(db, async (trx) => {
      await sideBySide(trx);
      const ate = await ateOnde(trx, comparados, { depois: from, size: READ_FOR_ONE * pace.size() });
      return { ate, part: await conta(trx, comparados, { depois: from, ate }) };
    });
    for (const key of Object.keys(all) as (keyof MudancasRow)[]) all[key] += part?.[key] ?? 0;
    depois = ate;
  }
  return all;
};
