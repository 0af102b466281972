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

const com = (config: Partial<typeof t.deps.config>, versao: string) =>
  importaLote(
    { ...t.deps, config: { ...t.deps.config, ...config } },
    {
      name: 'lote.xml',
      stream: Readable.from([Buffer.from(loteXml(loteDeTeste('sadt', { versao })), 'latin1')]),
    },
    { login: 'USU_contas', usuario: 'Carla Contas', isSoCentroMedico: false },
  );

test.each([
  ['before the day of the newest', { tissVigenteDesde: '2026-11-22' }, '4.01.00', 'OK', []],
  ['of the newest', {}, '4.03.00', 'OK', []],
  [
    'since that day',
    {},
    '4.01.00',
    'OK',
    [['AVISO', '5028', /; desde 01\/07\/2026 a dos lotes novos é a 4\.03\.00\.$/]],
  ],
  [
    'on the last day',
    { tissAntigasAte: '2026-11-21' },
    '3.05.00',
    'OK',
    [['AVISO', '5028', /versão 3\.05\.00/]],
  ],
  [
    'after it',
    { tissAntigasAte: '2026-11-20' },
    '4.01.00',
    'Rejeitado',
    [['ERRO', '5028', /deixou de ser aceita em 20\/11\/2026; agora é a 4\.03\.00\.$/]],
  ],
] as const)('TIS-66: a lot of a version %s', async (_, config, versao, status, problemas) => {
  const answer = await com(config, versao);
  expect(answer.status).toBe(status);
  expect(answer.errors).toEqual(
    problemas.map(([nivel, codigo, message]) =>
      expect.objectContaining({ nivel, codigo, message: expect.stringMatching(message) }),
    ),
  );
});

test('TIS-67: every diagnosis of a stay is kept, the first as the main one, and an unknown one is told', async () => {
  await t.db
    .insertInto('cid10')
    .values({ codigo: 'E669', descricao: 'Obesidade' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const xml = loteXml(loteDeTeste('internacao')).replace(
    /(<ans:diagnostico>)K802(<\/ans:diagnostico>)/,
    '$1K802$2$1E669$2$1E669$2$1Q999$2',
  );
  expect(await importa(comHash(xml))).toMatchObject({
    status: 'OK',
    errors: [
      {
        nivel: 'AVISO',
        campo: 'dadosSaidaInternacao/diagnostico',
        message: expect.stringMatching(/^O CID Q999/),
      },
    ],
  });
  const guia = await t.db
    .selectFrom('guia')
    .select(['numero', 'cid_codigo', 'outros_cids'])
    .executeTakeFirstOrThrow();
  expect(guia).toMatchObject({ cid_codigo: 'K802', outros_cids: ['E669'] });
  const reply = await t.staff.inject({
    method: 'POST',
    url: '/api/v1/contasMedicas/getGuiaImportada',
    headers: { authorization: await t.tokenFor({ modules: ['contas-medicas'] }) },
    payload: { numGuia: guia.numero },
  });
  expect(reply.json()).toMatchObject({
    guia: { diagnostico: 'K802', outrosDiagnosticos: [{ codigo: 'E669', descricao: 'Obesidade' }] },
  });
});
