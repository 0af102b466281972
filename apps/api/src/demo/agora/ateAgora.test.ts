// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { testDay, testPassword } from '../../test/template.ts';
import { openTestDatabase } from '../../test/testDatabase.ts';
import { ateAgora } from './ateAgora.ts';
import { seedDemo } from '../seed.ts';

const agora = `${testDay}T07:05:00`;
let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
  await seedDemo(open.db, { lives: 400, senha: testPassword, hoje: testDay, agora });
}, 180_000);
afterAll(() => open.close());

it('ATD-15: draws the moments of today together before now, in their order, and leaves other days', () => {
  const token = (criado_em: string) => ({ criado_em }) as never;
  const momentos = (rows: object) => JSON.stringify(rows).match(/\d{4}-[^"]*/g);
  expect(
    momentos(
      ateAgora(
        {
          token_confirmacao: [
            token('2026-11-22T23:59:00'),
            token('2026-11-23T08:00:00'),
            token('2026-11-23T12:00:00'),
            token('2026-11-23T23:59:59'),
            token('2026-11-24T10:00:00'),
          ],
        },
        '2026-11-23T12:00:00',
      ),
    ),
  ).toEqual([
    '2026-11-22T23:59:00',
    '2026-11-23T04:00:00',
    '2026-11-23T06:00:00',
    '2026-11-23T11:59:59',
    '2026-11-24T10:00:00',
  ]);
});

it('ATD-15: no moment of the demonstration lies later on the day on which it is made', async () => {
  const { rows: columns } = await sql<{ tabela: string; coluna: string }>`
    select c.table_name as tabela, c.column_name as coluna from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema = current_schema() and c.data_type = 'timestamp without time zone'`.execute(
    open.db,
  );
  expect(columns.length).toBeGreaterThan(40);
  const later: string[] = [];
  for (const { tabela, coluna } of columns) {
    const { rows } = await sql`select from ${sql.table(tabela)}
      where ${sql.ref(coluna)} > ${agora}::timestamp and ${sql.ref(coluna)} < ${testDay}::date + 1 limit 1`.execute(
      open.db,
    );
    if (rows.length > 0) later.push(`${tabela}.${coluna}`);
  }
  expect(later).toEqual([]);
});
