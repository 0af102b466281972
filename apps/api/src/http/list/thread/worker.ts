import { contracts } from '@vidas/api-client/contracts.ts';
import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { fetchPresent } from '../../../db/findable.ts';
import { listReader } from '../../../db/listReader.ts';
import { PORTION } from '../../../db/portions.ts';
import { postgresPool } from '../../../db/postgres.ts';
import type { Shape } from '../../output.ts';
import { columnLines } from '../columns.ts';
import { contagemDe } from '../contagem.ts';
import { fieldShape } from '../framed.ts';
import { type Pieces, piecesOf, rowLines } from '../pieces.ts';
import type { Answer, Command, ErrorFields, ListAsked, Question, ThreadOptions } from './protocol.ts';

const { url, readUrls, statementTimeoutMs } = workerData as ThreadOptions;
const pool = postgresPool({ url, statementTimeoutMs });
// The main thread monitors the same replicas and reports them.
const replicas = readUrls.length > 0 ? { urls: readUrls, tell: () => undefined } : undefined;
const reader = listReader(pool, { replicas, statementTimeoutMs });

const calls = new Map<string, Endpoint>(
  Object.values(contracts)
    .flat()
    .map((endpoint) => [`${endpoint.method} ${endpoint.base}${endpoint.path}`, endpoint]),
);

const shapeOf = ({ call, field }: ListAsked): Shape => {
  const endpoint = calls.get(call);
  if (!endpoint) throw new TypeError(`There is no call ${call}.`);
  return field === undefined ? endpoint : fieldShape(endpoint, field);
};

type Begin = Extract<Question, { kind: 'begin' }>;

async function* presented(
  portions: AsyncIterable<unknown[]>,
  at: NonNullable<Begin['present']>,
): AsyncGenerator<unknown[]> {
  const present = (await fetchPresent(at)) as (row: unknown, ...given: readonly unknown[]) => unknown;
  for await (const rows of portions) yield rows.map((row) => present(row, ...at.given));
}

const open = ({ list, sql, parameters, present }: Begin): Pieces => {
  const shape = shapeOf(list);
  const lines = (list.isByColumn ? columnLines(shape) : undefined) ?? rowLines(shape);
  const portions = reader.readText(sql, parameters, PORTION);
  const contagem = list.conta && contagemDe(list.conta.pessoa);
  return piecesOf(present ? presented(portions, present) : portions, lines, contagem);
};

/** Bytes that can be transferred without a copy: small ones share their memory with others. */
const ownBytes = (bytes: Buffer): Uint8Array =>
  bytes.buffer.byteLength === bytes.byteLength ? bytes : Uint8Array.from(bytes);

const send = (answer: Answer): void =>
  parentPort?.postMessage(answer, 'bytes' in answer ? [answer.bytes.buffer as ArrayBuffer] : []);

const fieldsOf = (error: unknown): ErrorFields => {
  const { name, message, code, constraint, table, column } = error as Error & ErrorFields;
  return { name, message, code, constraint, table, column };
};

const readings = new Map<number, Pieces>();

const answerOf = async (id: number, reading: number, question: Question): Promise<Answer> => {
  if (question.kind === 'begin') {
    const pieces = open(question);
    readings.set(reading, pieces);
    const { bytes, isEmpty } = await pieces.first();
    return { id, kind: 'opening', bytes: ownBytes(bytes), isEmpty, pessoas: pieces.pessoas() };
  }
  const pieces = readings.get(reading);
  if (question.kind === 'end') {
    readings.delete(reading);
    await pieces?.end();
    return { id, kind: 'over' };
  }
  const bytes = await pieces?.next();
  if (!pieces || !bytes) return { id, kind: 'over' };
  return { id, kind: 'piece', bytes: ownBytes(bytes), pessoas: pieces.pessoas() };
};

const obey = async (command: Command): Promise<void> => {
  if ('kind' in command) {
    await reader.close();
    await pool.end();
    parentPort?.close();
    return;
  }
  const { id, reading, question } = command;
  send(
    await answerOf(id, reading, question).catch((error: unknown) => ({
      id,
      kind: 'failed' as const,
      error: fieldsOf(error),
    })),
  );
};

parentPort?.on('message', (command: Command) => void obey(command));
