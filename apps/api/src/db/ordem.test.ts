// @module-tag embedded
import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../test/testDatabase.ts';
import type { OpenDatabase } from './database.ts';

/** Names with their folded form; the test of the table on screen uses the same list. */
const fixture = '../../../../packages/ui/src/report-table/index/portuguese.fixture.json';
const words = JSON.parse(readFileSync(new URL(fixture, import.meta.url), 'utf8')) as [string, string][];
const texts = words.map(([text]) => text);
const { compare } = new Intl.Collator('pt-BR', { sensitivity: 'base' });

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

describe('Portuguese names in the database', () => {
  it('are searched without accents and case, as on screen', async () => {
    const { rows } = await sql<{ chave: string }>`
      select sem_acento(t) as chave from unnest(${texts}::text[]) with ordinality as w (t, n) order by n`.execute(
      open.db,
    );
    // A question maps the kinds of apostrophes (`plainSigns`); the column keeps its own.
    expect(rows.map(({ chave }, index) => [texts[index], chave.replaceAll('’', "'")])).toEqual(words);
  });

  it('stand in the order of Portuguese, as on screen', async () => {
    const { rows } = await sql<{ a: string; b: string; sinal: number }>`
      select a.t as a, b.t as b,
        (case when ordem_pt(a.t) < ordem_pt(b.t) then -1 when ordem_pt(a.t) > ordem_pt(b.t) then 1 else 0 end)::int as sinal
      from unnest(${texts}::text[]) a (t), unnest(${texts}::text[]) b (t)`.execute(open.db);
    expect(rows).toHaveLength(texts.length ** 2);
    for (const { a, b, sinal } of rows) expect([a, b, sinal]).toEqual([a, b, Math.sign(compare(a, b))]);
  });

  it('keep every mark of a keyboard in its place', async () => {
    const marks = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
    const { rows } = await sql<{ t: string }>`
      select t from unnest(${marks}::text[]) with ordinality as w (t, n) order by ordem_pt(t), n`.execute(
      open.db,
    );
    expect(rows.map(({ t }) => t)).toEqual(marks.toSorted(compare));
  });

  it('are read by name from an index', async () => {
    const { rows } = await sql<{ indexdef: string }>`
      select indexdef from pg_indexes where indexname = 'prestador_nome'`.execute(open.db);
    expect(rows[0]?.indexdef).toContain('ordem_pt(nome)');
  });
});
