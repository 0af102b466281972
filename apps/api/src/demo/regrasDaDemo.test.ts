import { readFile } from 'node:fs/promises';
import { chavesDasRegras, regraDaConta } from '@vidas/api-client/contas-medicas/regras/regras.rules.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findGuias } from '../modules/contas-medicas/guias/guias.sql.ts';
import { readItens } from '../modules/contas-medicas/guias/guias.present.ts';
import { julgaGuias } from '../modules/contas-medicas/regras/julgaGuias.ts';
import { type TestServer, testServer } from '../test/harness.ts';

let t: TestServer;
beforeAll(async () => {
  t = await testServer({ seed: 'demo', lives: 3_000 });
});
afterAll(() => t.close());

it('CTM-99: the table of alarms says what the rules find and judge in the demonstration of 3.000 lives', async () => {
  const guias = await t.db
    .selectFrom('guia')
    .where(({ eb, or }) => or([eb('status', 'is', null), eb('status', '<>', 3)]))
    .select('numero')
    .orderBy('numero')
    .execute();
  const found = new Map(
    chavesDasRegras.map((chave) => [regraDaConta(chave).regra, { julgou: 0, avisou: 0 }]),
  );
  for (let at = 0; at < guias.length; at += 500) {
    const numeros = guias.slice(at, at + 500).map(({ numero }) => numero);
    const [rows, itens] = await Promise.all([findGuias(t.db, numeros), readItens(t.db, numeros)]);
    const regrasDe = await julgaGuias(t.db, rows, itens, null);
    for (const item of itens) {
      const { achados, julgadoPor } = regrasDe(item);
      for (const regra of julgadoPor) (found.get(regra) ?? { julgou: 0 }).julgou += 1;
      for (const { regra } of achados) (found.get(regra) ?? { avisou: 0 }).avisou += 1;
    }
  }
  const doc = await readFile(new URL('../../../../docs/regras/contas-medicas.md', import.meta.url), 'utf8');
  const dito = doc
    .split('\n')
    .map((line) => /^\| (CTM-\d+) \| ([\d.]+) \| ([\d.]+) \|/.exec(line))
    .filter((each) => each !== null)
    .map(([, regra, julgou, avisou]) => [regra, julgou, avisou]);
  const contado = [...found].map(([regra, { julgou, avisou }]) => [
    regra,
    julgou.toLocaleString('pt-BR'),
    avisou.toLocaleString('pt-BR'),
  ]);
  expect(dito).toEqual(contado);
});
