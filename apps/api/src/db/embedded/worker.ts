import '../../keepWasmCode.ts';
import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { asText, int8, parseInt8 } from '../types.ts';
import { createDurability, syncFolder } from './durable.ts';
import type { Answer, Command, ErrorFields, WorkerOptions } from './protocol.ts';

const PORTION = 2_000;
const { dir, template } = workerData as WorkerOptions;
const send = (answer: Answer, transfer: ArrayBuffer[] = []): void =>
  parentPort?.postMessage(answer, transfer);

const parsers = {
  ...Object.fromEntries(Object.values(asText).map((oid) => [oid, (text: string) => text])),
  [int8]: parseInt8,
};

const open = (at: string | undefined): Promise<PGlite> =>
  PGlite.create({
    ...(at === undefined ? {} : { dataDir: at }),
    // BlobPart requires a plain ArrayBuffer behind the view.
    ...(template === undefined ? {} : { loadDataDir: new Blob([new Uint8Array(template)]) }),
    extensions: { unaccent },
    parsers,
  });

/** Creates the folder under another name first: a killed first start leaves nothing that looks like a database. */
const prepare = async (at: string): Promise<void> => {
  const fresh = `${at}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  await (await open(fresh)).close();
  syncFolder(fresh);
  renameSync(fresh, at);
};

if (dir !== undefined && !existsSync(dir)) await prepare(dir);
const database = await open(dir);
const durability = dir === undefined ? undefined : createDurability(dir);
durability?.afterCommit();
let isInTransaction = false;

const fieldsOf = (error: unknown): ErrorFields => {
  const {
    message = 'unknown database error',
    code,
    constraint,
    table,
    column,
    severity,
    routine,
  } = error as Partial<ErrorFields>;
  return { message, code, constraint, table, column, severity, routine };
};

const track = (statement: string): void => {
  const word = /^\s*(begin|start transaction|commit|rollback(?! to))\b/i.exec(statement)?.[1]?.toLowerCase();
  if (word !== undefined) isInTransaction = word === 'begin' || word === 'start transaction';
};

const query = async (id: number, statement: string, parameters: readonly unknown[]): Promise<void> => {
  const result = await database.query<unknown>(statement, [...parameters]);
  track(statement);
  // Outside a transaction each statement commits by itself; forcing an unchanged log costs almost nothing.
  if (!isInTransaction) durability?.afterCommit();
  for (let at = 0; at < result.rows.length; at += PORTION)
    send({ id, kind: 'rows', rows: result.rows.slice(at, at + PORTION) });
  send({ id, kind: 'done', affected: result.affectedRows, command: result.command });
};

const dump = async (id: number): Promise<void> => {
  const bytes = new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer());
  send({ id, kind: 'dump', bytes }, [bytes.buffer]);
};

const close = async (id: number): Promise<void> => {
  await database.close();
  durability?.afterClose();
  send({ id, kind: 'done', affected: undefined, command: undefined });
};

const obey = async (command: Command): Promise<void> => {
  try {
    if (command.kind === 'query') await query(command.id, command.sql, command.parameters);
    else if (command.kind === 'dump') await dump(command.id);
    else await close(command.id);
  } catch (error) {
    send({ id: command.id, kind: 'failed', error: fieldsOf(error) });
  }
};

let last = Promise.resolve();
parentPort?.on('message', (command: Command) => {
  last = last.then(() => obey(command));
});
send({ id: 0, kind: 'ready' });
