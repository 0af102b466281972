import { type RawBuilder, sql } from 'kysely';
import { insertRows } from '../../db/insertRows.ts';
import type { Db } from '../../db/schema.ts';
import type { Trx } from '../../db/tx.ts';
import type { FalhaDeArquivo, Julgamento } from '../motor.ts';
import type { Manifesto } from './manifesto.ts';
import { momentoExato } from '../../db/momento.ts';

/** State of a delivery. */
export type SituacaoDaEntrega =
  | 'RECEBENDO'
  | 'PRONTA'
  | 'JULGADA'
  | 'APLICADA'
  | 'RECUSADA'
  | 'DESFEITA'
  | 'DESCARTADA';

/** Origin of a delivery. */
export type Via = 'TELA' | 'COMANDO' | 'HTTP';

/** A delivery; moments are local 'YYYY-MM-DDTHH:MM:SS'. */
export interface Entrega {
  id: string;
  sistema: string;
  extraidaEm: string | null;
  via: Via;
  login: string;
  situacao: SituacaoDaEntrega;
  criadaEm: string;
  julgadaEm: string | null;
  aplicadaEm: string | null;
  desfeitaEm: string | null;
  manifesto: Manifesto | null;
  relatorio: Relatorio | null;
  motivo: string | null;
  /** Moment when files, problems and earlier values were deleted. From then on it can be neither applied nor undone. */
  arquivosApagadosEm: string | null;
}

/** Stored findings of the judgement. */
export interface Relatorio {
  arquivos: Julgamento['arquivos'];
  mudancas: Julgamento['mudancas'];
  falhas: FalhaDeArquivo[];
  demais: string[];
  ausentes: Julgamento['ausentes'];
  problemas: number;
  avisos: number;
}

const relatorioDe = ({ arquivos, mudancas, falhas, demais, ausentes, problemas }: Julgamento): Relatorio => ({
  arquivos,
  mudancas,
  falhas,
  demais,
  ausentes,
  problemas: problemas.total,
  avisos: problemas.avisos,
});

const campos = sql`id, sistema, ${momentoExato('extraida_em')} as "extraidaEm", via, login, situacao, ${momentoExato('criada_em')} as "criadaEm",
  ${momentoExato('julgada_em')} as "julgadaEm", ${momentoExato('aplicada_em')} as "aplicadaEm", ${momentoExato('desfeita_em')} as "desfeitaEm",
  manifesto, relatorio, motivo, ${momentoExato('arquivos_apagados_em')} as "arquivosApagadosEm"`;

/** Person or key that brings a delivery, and the moment. */
export interface Quem {
  login: string;
  via: Via;
  em: string;
}

/** Begins a delivery, or returns the one of this id. */
export const abreEntrega = async (db: Db, id: string, { login, via, em }: Quem): Promise<Entrega> => {
  await sql`insert into carga_entrega (id, sistema, via, login, situacao, criada_em)
    values (${id}, 'central', ${via}, ${login}, 'RECEBENDO', ${em}::timestamp) on conflict (id) do nothing`.execute(
    db,
  );
  const entrega = await findEntrega(db, id);
  if (!entrega) throw new TypeError('A delivery that was begun is not there.');
  return entrega;
};

export const findEntrega = async (db: Db, id: string): Promise<Entrega | undefined> => {
  const { rows } = await sql<Entrega>`select ${campos} from carga_entrega where id = ${id}`.execute(db);
  return rows[0];
};

/** Newest first. */
export const listaEntregas = async (db: Db, quantas: number): Promise<Entrega[]> => {
  const { rows } = await sql<Entrega>`
    select ${campos} from carga_entrega order by criada_em desc, id desc limit ${quantas}`.execute(db);
  return rows;
};

/** Locks a delivery until the transaction ends, against every other load: one is judged or applied at a time. */
export const prendeEntrega = async (trx: Trx, id: string): Promise<Entrega | undefined> => {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(hashtext('vidas.carga'))`.execute(trx);
  await sql`select from carga_entrega where id = ${id} for update`.execute(trx);
  return findEntrega(trx, id);
};

/** Received files, by name. */
export const arquivosDaEntrega = async (
  db: Db,
  id: string,
): Promise<{ nome: string; bytes: number; sha256: string }[]> => {
  const { rows } = await sql<{ nome: string; bytes: number; sha256: string }>`
    select nome, bytes::float8 as bytes, sha256 from carga_arquivo where entrega_id = ${id} order by nome`.execute(
    db,
  );
  return rows;
};

/** Stores `entrega.json` of an open delivery; false for another. */
export const guardaManifesto = async (db: Db, id: string, manifesto: Manifesto): Promise<boolean> => {
  const { rows } = await sql`update carga_entrega set manifesto = ${JSON.stringify(manifesto)}::jsonb
    where id = ${id} and situacao = 'RECEBENDO' returning id`.execute(db);
  return rows.length > 0;
};

/** Marks all files as received. */
export const marcaPronta = async (
  db: Db,
  id: string,
  { manifesto, em, sistema = 'central' }: { manifesto: Manifesto | undefined; em: string; sistema?: string },
): Promise<void> => {
  // Deletes partial files; their senders are refused at the end.
  await sql`delete from carga_pedaco where entrega_id = ${id} and nome like '%#%'`.execute(db);
  await sql`update carga_entrega set situacao = 'PRONTA', pronta_em = ${em}::timestamp,
    sistema = ${manifesto?.sistema ?? sistema}, extraida_em = ${manifesto?.extraidaEm.replace('T', ' ') ?? null}::timestamp,
    manifesto = ${manifesto ? JSON.stringify(manifesto) : null}::jsonb where id = ${id} and situacao = 'RECEBENDO'`.execute(
    db,
  );
};

/** Newest delivery of a system that was applied and not undone. */
export const ultimaAplicada = async (db: Db, sistema: string): Promise<Entrega | undefined> => {
  const { rows } = await sql<Entrega>`
    select ${campos} from carga_entrega where sistema = ${sistema} and situacao = 'APLICADA'
    order by extraida_em desc nulls last, aplicada_em desc limit 1`.execute(db);
  return rows[0];
};

/** Last applied delivery of the same system with exactly the same files. */
export const jaAplicada = async (
  db: Db,
  { id, sistema }: Pick<Entrega, 'id' | 'sistema'>,
): Promise<string | undefined> => {
  const arquivos = (entrega: RawBuilder<unknown>) =>
    sql`(select array_agg(a.nome || a.sha256 order by a.nome) from carga_arquivo a where a.entrega_id = ${entrega})`;
  const { rows } = await sql<{ id: string }>`
    select e.id from (
      select id from carga_entrega where sistema = ${sistema} and situacao = 'APLICADA'
      order by aplicada_em desc, criada_em desc limit 1) e
    where e.id <> ${id} and ${arquivos(sql`e.id`)} = ${arquivos(sql`${id}`)}`.execute(db);
  return rows[0]?.id;
};

/** Stores the findings with their problems over earlier ones. */
export const gravaJulgamento = async (
  trx: Trx,
  id: string,
  julgamento: Julgamento,
  {
    situacao,
    motivo,
    em,
  }: { situacao: 'JULGADA' | 'APLICADA' | 'RECUSADA'; motivo: string | null; em: string },
): Promise<void> => {
  await sql`delete from carga_problema where entrega_id = ${id}`.execute(trx);
  await insertRows(
    trx,
    'carga_problema',
    julgamento.problemas.guardados.map((problema) => ({ entrega_id: id, ...problema })),
  );
  await sql`update carga_entrega set situacao = ${situacao}, motivo = ${motivo}, julgada_em = ${em}::timestamp,
    aplicada_em = case when ${situacao} = 'APLICADA' then ${em}::timestamp end,
    relatorio = ${JSON.stringify(relatorioDe(julgamento))}::jsonb where id = ${id}`.execute(trx);
};

/** Refuses a delivery before its judgement. */
export const recusaEntrega = async (
  db: Db,
  id: string,
  { motivo, em }: { motivo: string; em: string },
): Promise<void> => {
  await sql`update carga_entrega set situacao = 'RECUSADA', motivo = ${motivo}, julgada_em = ${em}::timestamp where id = ${id}`.execute(
    db,
  );
};
