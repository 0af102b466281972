// @module-tag embedded
import { sql } from 'kysely';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GuiaDoLote } from '../../../demo/tiss/lote.ts';
import { comHash, loteXml } from '../../../demo/tiss/loteXml.ts';
import { guiaDeTeste, loteDeTeste } from '../../../imports/fixtures/lotes.ts';
import { testServer } from '../../../test/harness.ts';
import { writeRede } from './fixtures/rede.ts';
import { importaLote } from './importaLote.ts';

let t: Awaited<ReturnType<typeof testServer>>;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeRede(t.db);
  await t.tokenFor({ login: 'contas', nome: 'Carla Contas', modules: ['contas-medicas'] });
  const one = await t.db
    .selectFrom('prestador')
    .selectAll()
    .where('codigo', '=', '200010')
    .executeTakeFirstOrThrow();
  await t.db
    .insertInto('prestador')
    .values({ ...one, codigo: '200030', cpf: '52998224725', cnpj: null })
    .execute();
});
beforeEach(() => sql`truncate lote_xml, lote_xml_tentativa, guia cascade`.execute(t.db));
afterAll(() => t.close());

const importa = (xml: string) =>
  importaLote(
    t.deps,
    { name: 'lote.xml', stream: Readable.from([Buffer.from(xml, 'latin1')]) },
    { login: 'USU_contas', usuario: 'Carla Contas', isSoCentroMedico: false },
  );

test.each([
  ['its code', '200010', 'codigoPrestadorNaOperadora', '200010'],
  ['its code with zeros before it', '200010', 'codigoPrestadorNaOperadora', '00200010'],
  ['its CNPJ', '200010', 'CNPJ', '11444777000161'],
  ['its CPF', '200030', 'CPF', '52998224725'],
])('TIS-5: the provider of a lot is found by %s', async (_, prestador, elemento, numero) => {
  const xml = loteXml(loteDeTeste('sadt', { prestador })).replace(
    `<ans:codigoPrestadorNaOperadora>${prestador}</ans:codigoPrestadorNaOperadora>`,
    `<ans:${elemento}>${numero}</ans:${elemento}>`,
  );
  const answer = await importa(comHash(xml));
  expect([answer.status, answer.codPrestador, answer.errors]).toEqual(['OK', prestador, []]);
});

/** The lot's sequence equals its number. */
const lote = (numero: string, ordem: number) =>
  loteXml(loteDeTeste('sadt', { numero, guias: [guiaDeTeste('sadt', ordem)] }));

test('TIS-7: a sequence that does not pass the last one of the provider is warned of, and the lot goes in', async () => {
  expect((await importa(lote('78', 1))).errors).toEqual([]);
  expect(await importa(lote('77', 2))).toMatchObject({
    status: 'OK',
    errors: [
      {
        nivel: 'AVISO',
        guia: null,
        campo: 'cabecalho/identificacaoTransacao/sequencialTransacao',
        message: 'O sequencial 77 não segue o último deste prestador, 78.',
      },
    ],
  });
  const outro = lote('76', 3).replaceAll('>200010<', '>999520<');
  expect(await importa(comHash(outro))).toMatchObject({ status: 'OK', errors: [] });
  expect((await importa(lote('79', 4))).errors).toEqual([]);
});

test('TIS-25: a mended file says what it mended and what is new', async () => {
  const semCarteira = (guia: GuiaDoLote): GuiaDoLote => ({ ...guia, carteira: '9999' });
  const tres = [1, 2, 3].map((ordem) => guiaDeTeste('sadt', ordem));
  const wrong = tres.map(semCarteira);
  expect((await importa(loteXml(loteDeTeste('sadt', { guias: wrong })))).comparacao).toBeNull();
  const item = guiaDeTeste('sadt').itens[0] as GuiaDoLote['itens'][0];
  const mended = [
    tres[0] as GuiaDoLote,
    tres[1] as GuiaDoLote,
    { ...semCarteira(tres[2] as GuiaDoLote), itens: [{ ...item, totalCents: 9 }] },
  ];
  const answer = await importa(loteXml(loteDeTeste('sadt', { guias: mended })));
  expect(answer.comparacao).toEqual({
    total: 3,
    corrigidos: 2,
    novos: 1,
    em: '2026-11-21T09:00',
    por: 'Carla Contas',
  });
});
