import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { Trx } from '../../db/tx.ts';
import { momentoExato } from '../../db/momento.ts';

/** A value decided here that the core system has not adopted yet. */
export interface Decisao {
  id: number;
  /** File with which the core system delivers it, without '.csv'. */
  arquivo: string;
  tabela: string;
  registro: string;
  /** Keys of the row in its file: codes of the person's bonds, else the key. */
  chaves: string[];
  coluna: string;
  antes: string | null;
  depois: string | null;
  /** Core system's last value. */
  central: string | null;
  por: string;
  em: string;
  entregueEm: string | null;
  divergeEm: string | null;
  mantidaEm: string | null;
}

const arquivoDaTabela =
  sql.raw(`case d.tabela when 'pessoa' then 'beneficiarios' when 'beneficiario' then 'beneficiarios'
  when 'autorizacao' then 'autorizacoes' when 'novo_boleto' then 'novos_boletos' when 'saida' then 'saidas'
  when 'protocolo_atendimento' then 'protocolos' when 'reanalise' then 'reanalises' else 'faturas' end`);

/**
 * Condition on decision `d`: no file of the core system carries it, so its confirmation closes the decision
 * (CAR-54).
 */
const semArquivo = sql`(d.tabela in ('novo_boleto', 'saida', 'reanalise') or d.tabela = 'titulo' and d.coluna = 'baixado_no_banco' or d.tabela = 'fatura' and d.coluna = 'abatido_cents')`;

const campos = sql`d.id::int as id, ${arquivoDaTabela} as arquivo, d.tabela, d.registro,
  case d.tabela when 'pessoa' then array(select v.matricula from beneficiario v where v.pessoa_id = d.registro order by 1)
    when 'saida' then array(select x.matricula from saida s join saida_pessoa x on x.saida_id = s.id where s.protocolo = d.registro order by 1)
    when 'reanalise' then array(select coalesce(r.autorizacao_codigo, r.protocolo_codigo) from reanalise r where r.id::text = d.registro)
    else array[d.registro] end as chaves,
  d.coluna, d.antes, d.depois, d.central, d.por,
  ${momentoExato('d.em')} as em, ${momentoExato('d.entregue_em')} as "entregueEm", ${momentoExato('d.diverge_em')} as "divergeEm",
  ${momentoExato('d.mantida_em')} as "mantidaEm"`;

/** Open decisions, oldest first. */
export const abertas = async (db: Db): Promise<Decisao[]> =>
  (
    await sql<Decisao>`select ${campos} from carga_decisao d where d.encerrada_em is null order by d.id`.execute(
      db,
    )
  ).rows;

/**
 * Decisions to deliver since a moment ('YYYY-MM-DDTHH:MM:SS'), or all: unconfirmed, and without an open
 * divergence; oldest first.
 */
export const paraContar = async (
  db: Db,
  { desde, quantas }: { desde: string | null; quantas: number },
): Promise<Decisao[]> =>
  (
    await sql<Decisao>`select ${campos} from carga_decisao d
      where d.encerrada_em is null and d.entregue_em is null and (d.diverge_em is null or d.mantida_em is not null)
        and (${desde}::timestamp is null or d.em >= ${desde}::timestamp)
      order by d.em, d.id limit ${quantas}`.execute(db)
  ).rows;

/** Absent bonds with a question for the core system, oldest first. */
export const perguntasAoCentral = async (
  db: Db,
): Promise<{ arquivo: string; chave: string; desde: string }[]> =>
  (
    await sql<{ arquivo: string; chave: string; desde: string }>`
      select arquivo, chave, ${momentoExato('desde')} as desde from carga_ausente where pedida_em is not null order by desde, chave`.execute(
      db,
    )
  ).rows;

/** Values changed on both sides, without a decision between them. */
export const divergencias = async (db: Db): Promise<Decisao[]> =>
  (
    await sql<Decisao>`select ${campos} from carga_decisao d
      where d.encerrada_em is null and d.diverge_em is not null and d.mantida_em is null order by d.diverge_em, d.id`.execute(
      db,
    )
  ).rows;

/** Author and moment ('YYYY-MM-DDTHH:MM:SS') of a decision about a divergence. */
export interface Resposta {
  id: number;
  login: string;
  em: string;
}

const prende = async (trx: Trx, id: number): Promise<Decisao | undefined> => {
  const { rows } = await sql<Decisao>`
    select ${campos} from carga_decisao d
    where d.id = ${id} and d.encerrada_em is null and d.diverge_em is not null and d.mantida_em is null for update of d`.execute(
    trx,
  );
  return rows[0];
};

/**
 * Keeps our value: it is delivered again, and no question follows until the core system sends a new value.
 * False when closed.
 */
export const mantem = async (trx: Trx, { id, login, em }: Resposta): Promise<boolean> => {
  if (!(await prende(trx, id))) return false;
  await sql`update carga_decisao set mantida_em = ${em}::timestamp, mantida_por = ${login}, entregue_em = null where id = ${id}`.execute(
    trx,
  );
  return true;
};

const chaves: Readonly<Record<string, string>> = {
  pessoa: 'id',
  beneficiario: 'matricula',
  fatura: 'numero',
  titulo: 'numero',
  autorizacao: 'codigo',
  protocolo_atendimento: 'codigo',
};

/** Adopts and writes the core system's value. False when closed. */
export const cede = async (trx: Trx, { id, login, em }: Resposta): Promise<boolean> => {
  const decisao = await prende(trx, id);
  const chave = decisao && chaves[decisao.tabela];
  if (!decisao || !chave) return false;
  await sql`select set_config('vidas.carga', 'sim', true)`.execute(trx);
  const { rows } = await sql<{ tipo: string }>`
    select format_type(atttypid, atttypmod) as tipo from pg_attribute
    where attrelid = ${decisao.tabela}::regclass and attname = ${decisao.coluna}`.execute(trx);
  await sql`update ${sql.table(decisao.tabela)} set ${sql.ref(decisao.coluna)} = ${decisao.central}::text::${sql.raw(rows[0]?.tipo ?? 'text')}
    where ${sql.ref(chave)} = ${decisao.registro}`.execute(trx);
  await sql`select set_config('vidas.carga', '', true)`.execute(trx);
  await sql`update carga_decisao set encerrada_em = ${em}::timestamp, desfecho = 'CEDIDA', mantida_por = ${login} where id = ${id}`.execute(
    trx,
  );
  return true;
};

/** Marks decisions as confirmed by the core system; returns the number of newly confirmed ones. */
export const entregues = async (trx: Trx, ids: readonly number[], em: string): Promise<number> => {
  const { rows } = await sql`
    update carga_decisao d set entregue_em = ${em}::timestamp, foi_entregue = true,
      encerrada_em = case when ${semArquivo} then ${em}::timestamp end, desfecho = case when ${semArquivo} then 'CONCORDOU' end
    where d.id = any(${[...ids]}::bigint[]) and d.encerrada_em is null and d.entregue_em is null returning d.id`.execute(
    trx,
  );
  return rows.length;
};
