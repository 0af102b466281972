// @module-tag embedded
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../db/database.ts';
import { type Trx, tx } from '../../../db/tx.ts';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import { comparaTudo } from './comparacao.sql.ts';
import { writeRegister } from '../fixtures/register.ts';
import { beginImport, stageBatch } from './importacao.sql.ts';
import { adotaEstado } from '../envio/sbxEstado.sql.ts';

const LIVES = 300;
const momento = '2026-11-21T12:00:00';
const numbers = Array.from({ length: LIVES }, (_, index) => String(index + 1));

let open: OpenDatabase;

beforeEach(async () => {
  open = await openTestDatabase();
});

afterEach(() => open.close());

/** How often a transaction reads the table from its beginning, while the planner takes it for empty. */
const wholeReads = async (table: string, work: (trx: Trx) => Promise<void>): Promise<number> => {
  await sql`analyze`.execute(open.db);
  return tx(open.db, async (trx) => {
    await work(trx);
    const { rows } = await sql<{ seq_scan: string }>`
      select seq_scan from pg_stat_xact_user_tables where relname = ${table}`.execute(trx);
    return Number(rows[0]?.seq_scan);
  });
};

const paired = async (): Promise<number> =>
  (await open.db.selectFrom('conferencia_par').select('cco').execute()).length;

test('the first file of an empty register is compared without reading what is written for each record', async () => {
  const id = await beginImport(open.db, { nome: 'a.CNX', sha256: '0'.repeat(64), login: 'USU_A', momento });
  const record = {
    situacao: 'ATIVO' as const,
    dataAtualizacao: null,
    codigoBeneficiario: null,
    cpf: null,
    cns: null,
    nome: 'PESSOA',
    sexo: 'F',
    dataNascimento: null,
    nomeMae: null,
    dataContratacao: null,
    dataReativacao: null,
    dataCancelamento: null,
    numeroPlanoANS: null,
  };
  await stageBatch(
    open.db,
    id,
    JSON.stringify(
      numbers.map((number) => ({ ...record, linha: Number(number), cco: number.padStart(12, '0') })),
    ),
  );
  const reads = await wholeReads('conferencia_par', (trx) => comparaTudo(trx, id, new Date(momento)));
  expect(await paired()).toBe(LIVES);
  expect(reads).toBeLessThan(10);
});

test('a register is taken as known to ANS without reading what is written for each bond', async () => {
  await writeRegister(
    open.db,
    numbers.map((number) => ({ matricula: number.padStart(10, '0'), cco: number.padStart(12, '0') })),
  );
  const reads = await wholeReads('sib_estado', (trx) => adotaEstado(trx, momento));
  const known = await open.db.selectFrom('sib_estado').select('matricula').execute();
  expect(known).toHaveLength(LIVES);
  expect(reads).toBeLessThan(10);
});
