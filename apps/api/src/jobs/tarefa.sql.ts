import { momento } from '../db/momento.ts';
import type { EstadoDaTarefa, SituacaoDaTarefa } from '@vidas/api-client/shell/tarefa.kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { nomeDoUsuario } from '../db/nomeDoUsuario.ts';
import type { Trx } from '../db/tx.ts';

/** What a job is about. */
export interface Alvo {
  tipo: string;
  chave: string;
}

/** A job with all that its work needs to begin or to go on. */
export interface TarefaTomada extends Alvo {
  id: number;
  dono: string;
  login: string;
  parametros: object;
  ponto: object | null;
}

/** After so many times without any advance a job is given up: it ends the process each time. */
const MAXIMO_DE_VEZES = 5;

const semAvanco = `A tarefa foi interrompida ${MAXIMO_DE_VEZES} vezes no mesmo ponto. Fale com a TI.`;

/** A row of the table is in course. */
export const emCurso = sql`situacao in ('NA FILA', 'EXECUTANDO', 'CANCELANDO', 'INTERROMPIDA')`;
// By the clock of the database, which all processes share.
const vencida = sql`vale_ate < clock_timestamp()`;
const ate = (prazoMs: number): RawBuilder<unknown> =>
  sql`clock_timestamp() + ${prazoMs}::int * interval '1 millisecond'`;

/** Asks for work; whoever asks for what is in course gets the id of that one. */
export const pedeTarefa = async (
  db: Db,
  { tipo, chave }: Alvo,
  { login, parametros, em }: { login: string; parametros: object; em: string },
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into tarefa (tipo, chave, login, parametros, pedida_em)
    values (${tipo}, ${chave}, ${login}, ${JSON.stringify(parametros)}::jsonb, ${em}::timestamp)
    on conflict (tipo, chave) where ${emCurso} do update set chave = excluded.chave
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new TypeError('A job that was asked for is not there.');
  return row.id;
};

/** Ends what nobody will go on with: cancelled ones whose worker died, and those that never advance. */
export const encerraParadas = async (db: Db, tipo: string, em: string): Promise<void> => {
  await sql`
    update tarefa set situacao = case when situacao = 'CANCELANDO' then 'CANCELADA' else 'FALHOU' end,
      motivo = case when situacao = 'CANCELANDO' then null else ${semAvanco} end,
      terminada_em = ${em}::timestamp, dono = null, vale_ate = null, ponto = null
    where tipo = ${tipo} and ((situacao = 'CANCELANDO' and ${vencida})
      or (tomadas >= ${MAXIMO_DE_VEZES}::int and (situacao = 'INTERROMPIDA' or (situacao = 'EXECUTANDO' and ${vencida}))))`.execute(
    db,
  );
};

/** Takes the oldest job of a kind that nobody works on, for so long; nobody else gets it. */
export const tomaTarefa = async (
  db: Db,
  tipo: string,
  { dono, prazoMs }: { dono: string; prazoMs: number },
): Promise<TarefaTomada | undefined> => {
  const { rows } = await sql<TarefaTomada>`
    update tarefa set situacao = 'EXECUTANDO', dono = ${dono}::uuid, vale_ate = ${ate(prazoMs)}, tomadas = tomadas + 1
    where id = (
      select id from tarefa
      where tipo = ${tipo} and (situacao in ('NA FILA', 'INTERROMPIDA') or (situacao = 'EXECUTANDO' and ${vencida}))
      order by id limit 1 for update skip locked
    )
    returning id, tipo, chave, dono, login, parametros, ponto`.execute(db);
  return rows[0];
};

/** In how many ms the first job of a kind that another process works on may be taken over; undefined when there is none. */
export const venceEm = async (db: Db, tipo: string): Promise<number | undefined> => {
  const { rows } = await sql<{ ms: number | null }>`
    select ceil(extract(epoch from min(vale_ate) - clock_timestamp()) * 1000)::float8 as ms
    from tarefa where tipo = ${tipo} and situacao in ('EXECUTANDO', 'CANCELANDO')`.execute(db);
  return rows[0]?.ms ?? undefined;
};

/** How far a job is, with what it needs to go on from there. */
export interface Avanco {
  feito: number;
  /** null where nobody knows how much is left. */
  total: number | null;
  passo: string;
  ponto: object;
}

type Posse = Pick<TarefaTomada, 'id' | 'dono'>;

const minha = ({ id, dono }: Posse): RawBuilder<boolean> => sql`id = ${id}::int and dono = ${dono}::uuid`;

/** Records an advance and keeps the job for so long again; gives its state, undefined when it is another's by now. */
export const gravaAvanco = async (
  db: Db,
  posse: Posse,
  { feito, total, passo, ponto }: Avanco,
  prazoMs: number,
): Promise<SituacaoDaTarefa | undefined> => {
  const { rows } = await sql<{ situacao: SituacaoDaTarefa }>`
    update tarefa set feito = ${feito}::int, total = ${total}::int, passo = ${passo}, ponto = ${JSON.stringify(ponto)}::jsonb,
      tomadas = 0, vale_ate = ${ate(prazoMs)}
    where ${minha(posse)} returning situacao`.execute(db);
  return rows[0]?.situacao;
};

/** How a job of one's own stands, which nobody changes before the transaction ends; undefined when it is another's by now. */
export const travaTarefa = async (trx: Trx, posse: Posse): Promise<SituacaoDaTarefa | undefined> => {
  const { rows } = await sql<{ situacao: SituacaoDaTarefa }>`
    select situacao from tarefa where ${minha(posse)} for update`.execute(trx);
  return rows[0]?.situacao;
};

/** How the work of a job ended; the result of a finished one takes the place of the one before. */
export type Fim =
  | { situacao: 'CONCLUÍDA'; em: string; resultado: object }
  | { situacao: 'FALHOU'; em: string; motivo: string }
  | { situacao: 'CANCELADA'; em: string };

/** Ends a job of one's own, unless it has ended already; a cancellation that came too late is done with all the same. */
export const encerraTarefa = async (db: Db, posse: Posse, fim: Fim): Promise<void> => {
  const resultado = 'resultado' in fim ? JSON.stringify(fim.resultado) : null;
  const motivo = 'motivo' in fim ? fim.motivo : null;
  await sql`
    with fim as (
      update tarefa set situacao = ${fim.situacao}, terminada_em = ${fim.em}::timestamp, dono = null, vale_ate = null, ponto = null,
        resultado = ${resultado}::jsonb, motivo = ${motivo}
      where ${minha(posse)} returning id, tipo, chave
    )
    update tarefa antes set resultado = null from fim
    where ${fim.situacao} = 'CONCLUÍDA' and antes.tipo = fim.tipo and antes.chave = fim.chave and antes.id < fim.id
      and antes.resultado is not null`.execute(db);
};

/** Gives a job of one's own back, to be taken up again from where it stands; one that was to be cancelled is. */
export const devolveTarefa = async (db: Db, posse: Posse, em: string): Promise<void> => {
  await sql`
    update tarefa set situacao = case when situacao = 'CANCELANDO' then 'CANCELADA' else 'INTERROMPIDA' end,
      terminada_em = case when situacao = 'CANCELANDO' then ${em}::timestamp end, dono = null, vale_ate = null
    where ${minha(posse)}`.execute(db);
};

/** Cancels a job in course: at once where nobody works on it, else as soon as its worker has stopped. */
export const cancelaTarefa = async (db: Db, tipo: string, id: number, em: string): Promise<void> => {
  const semDono = sql`(situacao in ('NA FILA', 'INTERROMPIDA') or ${vencida})`;
  await sql`
    update tarefa set situacao = case when ${semDono} then 'CANCELADA' else 'CANCELANDO' end,
      terminada_em = case when ${semDono} then ${em}::timestamp end,
      dono = case when ${semDono} then null else dono end, vale_ate = case when ${semDono} then null else vale_ate end
    where id = ${id}::int and tipo = ${tipo} and ${emCurso}`.execute(db);
};

// Whoever reads does not wait for the next process to find a dead one.
const situacaoAgora = sql`case when situacao = 'EXECUTANDO' and ${vencida} then 'INTERROMPIDA'
  when situacao = 'CANCELANDO' and ${vencida} then 'CANCELADA' else situacao end`;

const estado = sql`id::text as id, ${situacaoAgora} as situacao, feito, total, passo, motivo, ${momento('pedida_em')} as "pedidaEm",
  ${momento('terminada_em')} as "terminadaEm", ${nomeDoUsuario('tarefa.login')} as usuario`;

/** A job by its number, undefined when there is none of this kind. */
export const findTarefa = async (db: Db, tipo: string, id: number): Promise<EstadoDaTarefa | undefined> => {
  const { rows } =
    await sql<EstadoDaTarefa>`select ${estado} from tarefa where id = ${id}::int and tipo = ${tipo}`.execute(
      db,
    );
  return rows[0];
};

/** The newest job about this; undefined when there was none. */
export const findUltima = async (db: Db, { tipo, chave }: Alvo): Promise<EstadoDaTarefa | undefined> => {
  const { rows } = await sql<EstadoDaTarefa>`
    select ${estado} from tarefa where tipo = ${tipo} and chave = ${chave} order by tarefa.id desc limit 1`.execute(
    db,
  );
  return rows[0];
};

/** What a job was asked for; undefined when there is none. */
export const findParametros = async <P extends object>(db: Db, id: number): Promise<P | undefined> => {
  const { rows } = await sql<{ parametros: P }>`select parametros from tarefa where id = ${id}::int`.execute(
    db,
  );
  return rows[0]?.parametros;
};

/** What the newest finished job about this found, and when; undefined when none was finished. */
export const findResultado = async <R extends object>(
  db: Db,
  { tipo, chave }: Alvo,
): Promise<{ resultado: R; em: string; usuario: string } | undefined> => {
  const { rows } = await sql<{ resultado: R; em: string; usuario: string }>`
    select resultado, ${momento('terminada_em')} as em, ${nomeDoUsuario('tarefa.login')} as usuario
    from tarefa where tipo = ${tipo} and chave = ${chave} and resultado is not null order by tarefa.id desc limit 1`.execute(
    db,
  );
  return rows[0];
};

const solta = async (db: Db, quais: RawBuilder<unknown>): Promise<void> => {
  await sql`update tarefa set vale_ate = clock_timestamp() - interval '1 second'
    where situacao in ('EXECUTANDO', 'CANCELANDO') and ${quais}`.execute(db);
};

/** Says that nobody works on any job: whoever has the embedded database has it alone. */
export const soltaTarefas = (db: Db): Promise<void> => solta(db, sql`true`);

/** So much of the id of a server begins the number under which it holds a job. */
const DO_SERVIDOR = 24;

/** A new number under which a server holds a job, by which the jobs of a dead one are found (TAR-4). */
export const donoDe = (servidor: string): string =>
  servidor.slice(0, DO_SERVIDOR) + randomUUID().slice(DO_SERVIDOR);

/** Says that a server that is known to have ended works on nothing any more; others keep what they hold. */
export const soltaTarefasDe = (db: Db, servidor: string): Promise<void> =>
  solta(db, sql`left(dono::text, ${DO_SERVIDOR}::int) = ${servidor.slice(0, DO_SERVIDOR)}`);
