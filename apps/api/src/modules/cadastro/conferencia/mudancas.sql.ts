import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Pace } from '../../../db/pace.ts';
import type { Trx } from '../../../db/tx.ts';

/**
 * Counts of beneficiaries in a file: active ones; against the other file new, missing and changed ones, and
 * among these with another situation.
 */
export interface MudancasRow {
  ativos: number;
  entram: number;
  saem: number;
  mudam: number;
  situacao: number;
}

/** A file and the file it is compared with; null: none. */
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

/** Pairs read at the cost of writing one; the pace counts writes. */
export const READ_FOR_ONE = 5;

/**
 * Forces two ranges of one index to be walked side by side; without statistics the planner would read or sort
 * whole files.
 */
const sideBySide = async (trx: Trx): Promise<void> => {
  await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true)`.execute(trx);
};

/** Records of a file after a CCO, in CCO order. */
const depoisDe = (id: number | null, depois: string) =>
  sql`from conferencia_beneficiario where importacao_id = ${id}::int and cco > ${depois}`;

/** CCO up to which neither file has more than a portion of records; undefined when few are left. */
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

/** Counts of one portion, up to CCO `ate`. */
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

/** Counts of file `id` against the other one, in portions, so that the embedded database serves others in between. */
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
