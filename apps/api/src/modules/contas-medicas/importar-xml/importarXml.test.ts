// @module-tag embedded
import type { ResultadoXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GuiaDoLote } from '../../../demo/tiss/lote.ts';
import { comHash, loteXml } from '../../../demo/tiss/loteXml.ts';
import { guiaDeTeste, loteDeTeste } from '../../../imports/fixtures/lotes.ts';
import { testServer } from '../../../test/harness.ts';
import { multipart } from '../../cadastro/fixtures/multipart.ts';
import { writeRede } from './fixtures/rede.ts';

let t: Awaited<ReturnType<typeof testServer>>;
let token: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeRede(t.db);
  token = await t.tokenFor({ login: 'contas', nome: 'Carla Contas', modules: ['contas-medicas'] });
});
beforeEach(() => sql`truncate lote_xml, lote_xml_estagio, lote_xml_tentativa, guia cascade`.execute(t.db));
afterAll(() => t.close());

const latin1 = (xml: string): Buffer => Buffer.from(xml, 'latin1');

const send = (path: string, bytes: Uint8Array, { name = 'lote.xml', as = token } = {}) =>
  t.staff.inject({
    method: 'POST',
    url: `/api/v1/prestador/${path}`,
    ...multipart(name, bytes, as, 'arqXml'),
  });

const importar = async (bytes: Uint8Array, name = 'lote.xml'): Promise<ResultadoXml> => {
  const answer = await send('importaXml/importar/rigoroso', bytes, { name });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const validar = async (bytes: Uint8Array): Promise<ResultadoXml> =>
  (await send('importaXml/rigoroso', bytes)).json();

const stored = async (): Promise<Record<string, number>> => {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from lote_xml) as lotes, (select count(*)::int from guia) as guias,
    (select count(*)::int from guia_item) as itens, (select count(*)::int from guia_pendencia) as pendencias,
    (select count(*)::int from guia_historico) as historico, (select count(*)::int from lote_xml_estagio) as estagio,
    (select count(*)::int from lote_xml_tentativa) as tentativas`.execute(t.db);
  return rows[0] ?? {};
};
const nothing = { lotes: 0, guias: 0, itens: 0, pendencias: 0, historico: 0, estagio: 0, tentativas: 0 };

const semCarteira = (guia: GuiaDoLote) => ({ ...guia, carteira: '9999' });
const tres = [1, 2, 3].map((ordem) => guiaDeTeste('sadt', ordem));
const umaErrada = loteXml(
  loteDeTeste('sadt', { guias: tres.map((guia, at) => (at === 1 ? semCarteira(guia) : guia)) }),
);

test.each(['consulta', 'sadt', 'internacao', 'honorarios', 'odonto'] as const)(
  'a good lot of %s goes in whole',
  async (especie) => {
    const answer = await importar(latin1(loteXml(loteDeTeste(especie))));
    expect([answer.status, answer.errors]).toEqual(['OK', []]);
    expect(answer).toMatchObject({
      message: 'Lote 77 importado: 1 guia.',
      codPrestador: '200010',
      nomePrestador: 'Prestador 200010',
      guias: { total: 1, aceitas: 1, pendentes: 0 },
    });
    expect(await stored()).toMatchObject({ lotes: 1, guias: 1, historico: 1, estagio: 0, pendencias: 0 });
    const guia = await t.db.selectFrom('guia').selectAll().executeTakeFirstOrThrow();
    expect(guia).toMatchObject({ status: null, matricula: '0000001201', numero_prestador: 'G00001' });
  },
);

test('a stay keeps its period, its items, the prices of the operator and what each item is', async () => {
  await importar(latin1(loteXml(loteDeTeste('internacao'))));
  const guia = await t.db.selectFrom('guia').selectAll().executeTakeFirstOrThrow();
  expect(guia).toMatchObject({
    tipo_guia: 'RESUMO DE INTERNAÇÃO',
    gui_tipo: 'B',
    tipo_atendimento: '07',
    regime: '03',
    cid_codigo: 'K802',
    faturamento_inicio: '2026-09-22 07:00:00',
    valor_cents: 230_000,
  });
  const itens = await t.db.selectFrom('guia_item').selectAll().orderBy('sequencia').execute();
  expect(itens).toMatchObject([
    {
      sequencia: 1,
      tipo: 'HM',
      tabela_aprovada: '22',
      quantidade: '1.0000',
      reducao_acrescimo: '1.00',
      valor_unitario_operadora_cents: 150_000,
      profissional_conselho: '123456-SC',
      profissional_nome: 'PAULA EXEMPLO',
      grau_participacao: '12',
      credenciado: false,
      credenciado_xml: false,
      status: null,
    },
    { sequencia: 2, tipo: null, tabela_aprovada: '18', quantidade: '2.0000', valor_cents: 80_000 },
  ]);
});

test('the factor and four decimals of a quantity are kept, and an AMB code that is the only one', async () => {
  await importar(latin1(loteXml(loteDeTeste('sadt'))));
  await importar(
    latin1(loteXml(loteDeTeste('honorarios', { numero: '78', guias: [guiaDeTeste('honorarios', 2)] }))),
  );
  const itens = await t.db
    .selectFrom('guia_item')
    .select(['codigo', 'quantidade', 'reducao_acrescimo', 'valor_cents', 'codigo_amb'])
    .orderBy('codigo')
    .execute();
  expect(itens).toEqual([
    {
      codigo: '31005497',
      quantidade: '1.0000',
      reducao_acrescimo: '0.50',
      valor_cents: 40_000,
      codigo_amb: null,
    },
    {
      codigo: '40304361',
      quantidade: '1.0000',
      reducao_acrescimo: '1.00',
      valor_cents: 1890,
      codigo_amb: '28040104',
    },
    {
      codigo: '70000123',
      quantidade: '1.5000',
      reducao_acrescimo: '1.00',
      valor_cents: 500,
      codigo_amb: null,
    },
  ]);
});

test('TIS-20: Validar says the same and stores nothing', async () => {
  const said = await validar(latin1(umaErrada));
  expect(said.message).toBe('Lote 77 validado em parte: 2 de 3 guias; 1 ficaria fora.');
  expect(await stored()).toEqual(nothing);
  const done = await importar(latin1(umaErrada));
  expect([done.status, done.errors, done.guiasRejeitadas]).toEqual([
    said.status,
    said.errors,
    said.guiasRejeitadas,
  ]);
});

test('TIS-10: a guide with an error stays out with its reason, the others go in', async () => {
  const answer = await importar(latin1(umaErrada));
  expect(answer).toMatchObject({
    status: 'Parcialmente',
    message: 'Lote 77 importado em parte: 2 de 3 guias; 1 ficou fora.',
    guiasRejeitadas: [
      { numeroGuiaOperadora: null, ordem: 2, motivo: 'Nenhum beneficiário tem a carteira 9999.' },
    ],
    valorAceito: '47,80',
    valorRejeitado: '23,90',
  });
  expect(await stored()).toMatchObject({ guias: 2, itens: 4, tentativas: 1 });
  const lote = await t.db.selectFrom('lote_xml').selectAll().executeTakeFirstOrThrow();
  expect(lote).toMatchObject({
    status: 'Parcialmente',
    valor_cents: 4780,
    login: 'USU_contas',
    padrao: '4.03.00',
  });
});

test('TIS-10: an item with a pendency waits in a guide with pendencies', async () => {
  const guia = guiaDeTeste('sadt');
  const itens = [
    ...guia.itens,
    { ...guia.itens[0], codigo: '40309999', totalCents: 1890 } as (typeof guia.itens)[0],
  ];
  const answer = await importar(latin1(loteXml(loteDeTeste('sadt', { guias: [{ ...guia, itens }] }))));
  expect(answer).toMatchObject({ status: 'OK', guias: { aceitas: 1, pendentes: 1 } });
  expect(answer.errors).toMatchObject([{ nivel: 'PENDENCIA', codigo: '1801', item: 3 }]);
  const message = 'Código TUSS não cadastrado na operadora: 40309999 na tabela 22.';
  expect(await t.db.selectFrom('guia').select('status').execute()).toEqual([{ status: 0 }]);
  expect(await t.db.selectFrom('guia_pendencia').select('mensagem').execute()).toEqual([
    { mensagem: `Item 3: ${message}` },
  ]);
  const pendente = await t.db
    .selectFrom('guia_item')
    .selectAll()
    .where('sequencia', '=', 3)
    .executeTakeFirst();
  expect(pendente).toMatchObject({ status: 0, pendencia: message, tabela_aprovada: '00' });
});

test('TIS-6: the same file again, under another name too, changes nothing and says when it came', async () => {
  const bytes = latin1(loteXml(loteDeTeste('sadt')));
  await importar(bytes);
  const again = await importar(bytes, 'outro nome.xml');
  expect(again).toMatchObject({ status: 'Rejeitado', guias: { aceitas: 0 } });
  expect(again.errors[0]).toMatchObject({
    codigo: '3268',
    message: 'Este mesmo arquivo já foi importado em 21/11/2026 09:00, com o nome lote.xml.',
  });
  expect(await stored()).toMatchObject({ lotes: 1, guias: 1, tentativas: 1 });
});

test('TIS-6, TIS-11: the number of a lot counts once for a provider, an accepted guide once for ever', async () => {
  await importar(latin1(loteXml(loteDeTeste('sadt'))));
  const sameNumber = await importar(
    latin1(loteXml(loteDeTeste('sadt', { guias: [guiaDeTeste('sadt', 9)] }))),
  );
  expect(sameNumber.errors.map(({ codigo }) => codigo)).toContain('3268');
  const sameGuide = await importar(latin1(loteXml(loteDeTeste('sadt', { numero: '78' }))));
  expect(sameGuide).toMatchObject({ status: 'Rejeitado', errors: [{ codigo: '1308' }] });
  expect(await stored()).toMatchObject({ lotes: 1, guias: 1 });
});

test.each<[string, string, (xml: string) => string]>([
  ['another operator', '5027', (xml) => xml.replaceAll('>999999<', '>123456<')],
  ['an unknown provider', '1203', (xml) => xml.replaceAll('>200010<', '>200011<')],
  ['a provider who left', '1207', (xml) => xml.replaceAll('>200010<', '>200020<')],
  ['a day that has not come', '5025', (xml) => xml.replace('>2026-10-05<', '>2026-12-01<')],
])(
  'TIS-5, TIS-8: a lot of %s is refused whole, its guides are judged all the same',
  async (_, codigo, damage) => {
    const xml = comHash(damage(umaErrada));
    const answer = await importar(latin1(xml));
    expect(answer.status).toBe('Rejeitado');
    const codes = answer.errors.map((each) => each.codigo);
    expect(codes).toContain(codigo);
    expect(codes).toContain('1001');
    expect(await stored()).toMatchObject({ lotes: 0, guias: 0, estagio: 0 });
  },
);

test('TIS-4: a changed file is refused by its hash', async () => {
  const answer = await importar(latin1(loteXml(loteDeTeste('sadt')).replace('>18.90<', '>18.80<')));
  expect(answer.status).toBe('Rejeitado');
  expect(answer.errors.map(({ codigo }) => codigo)).toContain('5014');
  expect(await stored()).toMatchObject({ guias: 0 });
});

test('TIS-9: a file that breaks in the middle tells where, and what came before', async () => {
  const xml = umaErrada.replace(/(.*)<\/ans:guiaSP-SADT>/s, '$1</ans:guiaSPSADT>');
  const { status, codPrestador, errors } = await importar(latin1(xml));
  expect([status, codPrestador]).toEqual(['Rejeitado', '200010']);
  expect(errors).toMatchObject([{ codigo: '1001' }, { codigo: '5002', line: 2 }]);
  expect(errors[1]?.column).toBeGreaterThan(1000);
  expect(await stored()).toEqual({ ...nothing, tentativas: 1 });
});

test('TIS-21: two imports of one lot at once have one effect', async () => {
  const bytes = latin1(loteXml(loteDeTeste('sadt', { guias: tres })));
  const answers = await Promise.all([
    send('importaXml/importar/rigoroso', bytes),
    send('importaXml/importar/rigoroso', bytes),
  ]);
  expect(
    answers.map((answer) => answer.statusCode === 200 && answer.json().status === 'OK').filter(Boolean),
  ).toHaveLength(1);
  expect(await stored()).toMatchObject({ lotes: 1, guias: 3, itens: 6, estagio: 0 });
});

test('TIS-22: the medical centre alone sends lots of its own provider only', async () => {
  const as = await t.tokenFor({ login: 'centro', modules: ['centro-medico'] });
  const other = await send('importaXml/rigoroso', latin1(umaErrada), { as });
  expect([other.statusCode, other.json().message]).toEqual([
    403,
    'O Centro Médico só envia arquivos do prestador 999520.',
  ]);
  const own = latin1(loteXml(loteDeTeste('consulta', { prestador: '999520' })));
  expect((await send('importaXml/importar/rigoroso', own, { as })).json()).toMatchObject({ status: 'OK' });
  const broken = await send('importaXml/importar/rigoroso', Buffer.from('<mensagemTISS>'), { as });
  expect(broken.statusCode).toBe(422);
  expect((await send('validaXml', own, { as: await t.tokenFor({ modules: ['vendas'] }) })).statusCode).toBe(
    403,
  );
});

test('a lot with 200,000 problems is answered with the first of them and how many there are (SER-48)', async () => {
  const lote = loteXml(loteDeTeste('sadt', { prestador: '1' }));
  const spoiled = lote.replace(/(<\/(?:\w+:)?guiasTISS>)/, `${'<x:a xmlns:x="u"/>'.repeat(200_000)}$1`);
  const reply = await send('validaXml', latin1(spoiled));
  expect(reply.json()).toMatchObject({ status: 'Rejeitado' });
  const { errors, naoListados } = reply.json<{ errors: unknown[]; naoListados: number }>();
  expect(errors.length + naoListados).toBeGreaterThan(150_000);
});

test('the form alone is judged without the register', async () => {
  const good = await send('validaXml', latin1(loteXml(loteDeTeste('sadt', { prestador: '1' }))));
  expect(good.json()).toMatchObject({ status: 'OK', message: 'A forma do arquivo está certa.', errors: [] });
  const bad = await send('validaXml', latin1(comHash(umaErrada.replace('>22<', '>21<'))));
  expect(bad.json()).toMatchObject({ status: 'Rejeitado', message: 'A forma do arquivo tem 1 erro.' });
  expect((await send('validaXml', Buffer.from('x'), { name: 'lote.zip' })).statusCode).toBe(422);
});
