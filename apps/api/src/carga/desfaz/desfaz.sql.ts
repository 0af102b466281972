import { sql } from 'kysely';
import { append } from '../../append.ts';
import type { Db } from '../../db/schema.ts';
import { tx, type Trx } from '../../db/tx.ts';
import { Failure } from '../../http/failure.ts';
import { desfazPerguntas } from '../confirma/notaPerguntas.sql.ts';
import { type Entrega, prendeEntrega } from '../entregas/entregas.sql.ts';

/** Result of undoing a delivery. */
export interface Desfeita {
  restauradas: number;
  apagadas: number;
  /** Rows changed since, or referenced by data made here; they stay. */
  ficaram: { tabela: string; chave: string }[];
}

/** Maximum of remaining rows that are listed. */
const CONTADAS = 200;

const citada = (nome: string): string => `"${nome}"`;

/** Tables written by a delivery, last one first, with the keys of their rows. */
const tabelasDa = async (
  trx: Trx,
  entrega: string,
): Promise<{ tabela: string; vazia: boolean; chave: string[]; colunas: string[] }[]> => {
  const { rows } = await sql<{ tabela: string; vazia: boolean; chave: string[] | null; colunas: string[] }>`
    select a.tabela, bool_or(a.chave is null) as vazia,
      (select array_agg(k order by k) from jsonb_object_keys((array_agg(a.chave) filter (where a.chave is not null))[1]) k) as chave,
      (select array_agg(attname::text order by attnum) from pg_attribute
       where attrelid = a.tabela::regclass and attnum > 0 and not attisdropped and attgenerated = '') as colunas
    from carga_antes a where a.entrega_id = ${entrega} group by a.tabela order by min(a.id) desc`.execute(
    trx,
  );
  return rows.map((row) => ({ ...row, chave: row.chave ?? [] }));
};

const mesmaChave = (chave: readonly string[], t: string, a: string, tabela: string): string =>
  `(${chave.map((nome) => `${t}.${citada(nome)}`).join(', ')}) = (select ${chave.map(citada).join(', ')} from jsonb_populate_record(null::${tabela}, ${a}.chave))`;

interface Escrita {
  entrega: string;
  transacao: string;
  tabela: string;
  vazia: boolean;
  chave: string[];
  colunas: string[];
}

const desta = ({ transacao }: Pick<Escrita, 'transacao'>) =>
  sql`t.xmin::text = ((${transacao}::numeric) % 4294967296)::bigint::text`;

/** Restores changed rows without later changes. */
const restaura = async (trx: Trx, escrita: Escrita): Promise<number> => {
  const { entrega, tabela, chave, colunas } = escrita;
  if (chave.length === 0) return 0;
  const { rows } = await sql`
    update ${sql.table(tabela)} t set ${sql.raw(colunas.map((nome) => `${citada(nome)} = r.${citada(nome)}`).join(', '))}
    from (select distinct on (a.chave) a.chave, a.antes from carga_antes a
          where a.entrega_id = ${entrega} and a.tabela = ${tabela} and a.antes is not null order by a.chave, a.id) a
    cross join lateral jsonb_populate_record(null::${sql.table(tabela)}, a.antes) r
    where ${sql.raw(chave.map((nome) => `t.${citada(nome)} = r.${citada(nome)}`).join(' and '))} and ${desta(escrita)}
    returning 1`.execute(trx);
  return rows.length;
};

/** Columns that refer to the table, in others or in itself. */
const quemRefere = async (trx: Trx, tabela: string) =>
  (
    await sql<{ filha: string; pares: string }>`
      select c.conrelid::regclass::text as filha,
        (select string_agg(format('f.%I = t.%I', fa.attname, ta.attname), ' and ')
         from unnest(c.conkey, c.confkey) as k (f, t)
         join pg_attribute fa on fa.attrelid = c.conrelid and fa.attnum = k.f
         join pg_attribute ta on ta.attrelid = c.confrelid and ta.attnum = k.t) as pares
      from pg_constraint c where c.contype = 'f' and c.confrelid = ${tabela}::regclass and c.confdeltype <> 'c'`.execute(
      trx,
    )
  ).rows;

/** Deletes the delivery's rows without later changes and references. */
const apaga = async (trx: Trx, escrita: Escrita): Promise<number> => {
  const { entrega, tabela, vazia, chave } = escrita;
  const novas = vazia
    ? sql`true`
    : sql`exists (select from carga_antes a where a.entrega_id = ${entrega} and a.tabela = ${tabela} and a.antes is null
        and ${sql.raw(mesmaChave(chave, 't', 'a', tabela))})`;
  await sql`create temporary table carga_sai on commit drop as
    select t.ctid as onde from ${sql.table(tabela)} t where ${desta(escrita)} and ${novas}`.execute(trx);
  const referem = await quemRefere(trx, tabela);
  for (let saiu = 1; saiu > 0;) {
    saiu = 0;
    for (const { filha, pares } of referem) {
      const mesma = filha === tabela ? sql`and f.ctid not in (select onde from carga_sai)` : sql``;
      // oxlint-disable-next-line no-await-in-loop -- each round needs the one before
      const { rows } = await sql`delete from carga_sai s using ${sql.table(tabela)} t
        where t.ctid = s.onde and exists (select from ${sql.raw(filha)} f where ${sql.raw(pares)} ${mesma}) returning 1`.execute(
        trx,
      );
      saiu += rows.length;
    }
  }
  const { rows } =
    await sql`delete from ${sql.table(tabela)} t using carga_sai s where t.ctid = s.onde returning 1`.execute(
      trx,
    );
  await sql`drop table carga_sai`.execute(trx);
  return rows.length;
};

/** Remaining rows of the delivery. */
const ficaramDe = async (
  trx: Trx,
  { entrega, tabela, vazia, chave, transacao }: Escrita,
): Promise<Desfeita['ficaram']> => {
  const mudadas = sql`select a.chave::text as chave from carga_antes a join ${sql.table(tabela)} t
    on ${sql.raw(chave.length > 0 ? mesmaChave(chave, 't', 'a', tabela) : 'false')}
    where a.entrega_id = ${entrega} and a.tabela = ${tabela} and a.chave is not null
      and (a.antes is null or a.antes <> to_jsonb(t))`;
  const daVazia = sql`select t::text as chave from ${sql.table(tabela)} t where ${desta({ transacao })}`;
  const { rows } = await sql<{ chave: string }>`${vazia ? daVazia : mudadas} limit ${CONTADAS}`.execute(trx);
  return rows.map((row) => ({ tabela, chave: row.chave }));
};

/**
 * Undoes the newest applied delivery: changed rows are restored, new rows deleted. A row changed since, or
 * referenced by data made here, stays and is listed. Throws Failure 404 and 409.
 */
export const desfaz = (
  db: Db,
  {
    id,
    em,
    porque = null,
    exige,
  }: { id: string; em: string; porque?: string | null; exige?: (entrega: Entrega) => void },
): Promise<Desfeita> =>
  tx(db, async (trx) => {
    const entrega = await prendeEntrega(trx, id);
    if (!entrega) throw new Failure(404, 'Esta entrega não existe.');
    const { rows } = await sql<{ id: string; transacao: string | null }>`
      select id, transacao from carga_entrega where situacao = 'APLICADA' order by aplicada_em desc, criada_em desc limit 1`.execute(
      trx,
    );
    const [ultima] = rows;
    if (entrega.situacao !== 'APLICADA' || ultima?.id !== id)
      throw new Failure(409, 'Só a última entrega aplicada pode ser desfeita.');
    exige?.(entrega);
    const { transacao } = ultima;
    const tabelas = transacao === null ? [] : await tabelasDa(trx, id);
    if (transacao === null || tabelas.length === 0)
      throw new Failure(
        409,
        'Os valores de antes desta entrega já não se guardam: ela não pode ser desfeita.',
      );
    await sql`select set_config('vidas.carga', 'sim', true)`.execute(trx);
    const escritas = tabelas.map((tabela) => ({ ...tabela, entrega: id, transacao }));
    const desfeita: Desfeita = { restauradas: 0, apagadas: 0, ficaram: [] };
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const escrita of escritas) desfeita.restauradas += await restaura(trx, escrita);
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const escrita of escritas) desfeita.apagadas += await apaga(trx, escrita);
    for (const escrita of escritas)
      if (desfeita.ficaram.length < CONTADAS)
        // oxlint-disable-next-line no-await-in-loop -- one connection
        append(desfeita.ficaram, await ficaramDe(trx, escrita));
    await sql`delete from carga_ausente where entrega_id = ${id}`.execute(trx);
    await desfazPerguntas(trx, id);
    await sql`update carga_entrega set situacao = 'DESFEITA', desfeita_em = ${em}::timestamp, motivo = ${porque}
      where id = ${id}`.execute(trx);
    return desfeita;
  });
