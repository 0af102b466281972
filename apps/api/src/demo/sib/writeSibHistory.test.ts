// @module-tag embedded
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJuiz } from '../../modules/cadastro/envio/envio.rules.ts';
import { movimentosAosPoucos } from '../../modules/cadastro/envio/sbxMovimentos.sql.ts';
import { findErrosAbertos } from '../../modules/cadastro/leitura-correcao/retorno.sql.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { steadyPace } from '../../db/pace.ts';
import { testPassword } from '../../test/template.ts';
import { openTestDatabase } from '../../test/testDatabase.ts';
import { seedDemo } from '../seed.ts';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase({ lives: 1000 });
});

afterAll(() => open.close());

test('the file of last month had its return, some of it rejected', async () => {
  const [envio, ...others] = await open.db.selectFrom('sib_envio').selectAll().execute();
  expect(others).toEqual([]);
  expect(envio).toMatchObject({
    situacao: 'PROCESSADO',
    competencia: '2026-10',
    nome_arquivo: '99999920261103091500.SBX',
  });
  expect(envio?.aceitos).toBeGreaterThan(envio?.rejeitados ?? 0);
  expect(envio?.rejeitados).toBeGreaterThan(0);
  const [erro] = await open.db.selectFrom('sib_erro_aberto').select('matricula').execute();
  expect(await findErrosAbertos(open.db, erro?.matricula ?? '')).not.toEqual([]);
});

test.each(['2026-10-31', '2026-11-30'])(
  'all five kinds of movement are due up to %s, some with a problem',
  async (corte) => {
    const counts: Record<string, number> = {};
    const julga = createJuiz(corte);
    const como = { pace: steadyPace(500), momento: '2026-11-21T09:00:00' };
    for await (const movimentos of movimentosAosPoucos(open.db, corte, como))
      for (const movimento of movimentos) {
        const key = julga(movimento).length > 0 ? 'pendência' : movimento.tipo;
        counts[key] = (counts[key] ?? 0) + 1;
      }
    expect(Object.keys(counts).toSorted()).toEqual([
      'CANCELAMENTO',
      'INCLUSÃO',
      'MUDANÇA CONTRATUAL',
      'REATIVAÇÃO',
      'RETIFICAÇÃO',
      'pendência',
    ]);
  },
);

test('the past takes no CCO from anybody', async () => {
  const rows = await open.db
    .selectFrom('beneficiario')
    .where('cco', 'is', null)
    .where('ativado_em', 'is not', null)
    .select('matricula')
    .execute();
  expect(rows.length).toBeLessThan(1000 * 0.05);
});

test.each([
  ['2026-12-01', 25],
  ['2027-01-31', 1],
])('can be made on %s with %i lives', async (hoje, lives) => {
  const other = await openTestDatabase();
  try {
    await seedDemo(other.db, { lives, senha: testPassword, hoje });
    expect(await other.db.selectFrom('sib_envio').select('situacao').execute()).toEqual([
      { situacao: 'PROCESSADO' },
    ]);
  } finally {
    await other.close();
  }
});
