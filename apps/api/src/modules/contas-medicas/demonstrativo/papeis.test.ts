// @module-tag embedded
import { sql } from 'kysely';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResultadoXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loteXml } from '../../../demo/tiss/loteXml.ts';
import { guiaDeTeste, loteDeTeste } from '../../../imports/fixtures/lotes.ts';
import { testServer } from '../../../test/harness.ts';
import { multipart } from '../../cadastro/fixtures/multipart.ts';
import { writeRede } from '../importar-xml/fixtures/rede.ts';

let t: Awaited<ReturnType<typeof testServer>>;
let token: string;
let pasta: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeRede(t.db);
  token = await t.tokenFor({ login: 'contas', nome: 'Carla Contas', modules: ['contas-medicas'] });
  pasta = await mkdtemp(join(tmpdir(), 'vidas-esquema-'));
});
beforeEach(async () => {
  await sql`truncate lote_xml, lote_xml_tentativa, guia, consulta_saude cascade`.execute(t.db);
  t.deps.config.tissSchemas = undefined;
  await writeSchema('');
});
afterAll(async () => {
  await t.close();
  await rm(pasta, { recursive: true, force: true });
});

const ns = 'http://www.ans.gov.br/padroes/tiss/schemas';
/** A schema that takes any message and judges the elements declared in it. */
const writeSchema = (elements: string, name = 'tissV4_03_00.xsd') =>
  writeFile(
    join(pasta, name),
    `<schema xmlns="http://www.w3.org/2001/XMLSchema" targetNamespace="${ns}" elementFormDefault="qualified">
      <element name="mensagemTISS"><complexType><sequence><any processContents="lax" maxOccurs="unbounded"/></sequence></complexType></element>
      ${elements}
    </schema>`,
  );
const upTo = (name: string, length: number) =>
  `<element name="${name}"><simpleType><restriction base="string"><maxLength value="${length}"/></restriction></simpleType></element>`;

const guias = [1, 2, 3].map((ordem) => ({
  ...guiaDeTeste('sadt', ordem),
  carteira: ordem === 2 ? '9999' : '0000001201',
}));
const emParte = Buffer.from(loteXml(loteDeTeste('sadt', { guias })), 'latin1');

const send = async (path: string, bytes = emParte): Promise<ResultadoXml> =>
  (
    await t.staff.inject({
      method: 'POST',
      url: `/api/v1/prestador/importaXml/${path}`,
      ...multipart('lote.xml', bytes, token, 'arqXml'),
    })
  ).json();
const importar = (bytes = emParte) => send('importar/rigoroso', bytes);

interface Papel {
  nome: string;
  conteudo: string;
  conferencia: string | null;
  message?: string;
}
const pede = async (papel: string, { protocolo = '', as = token } = {}) => {
  const { id } = (await t.db.selectFrom('lote_xml').select('id').executeTakeFirst()) ?? { id: 0 };
  const reply = await t.staff.inject({
    method: 'POST',
    url: '/api/v1/contasMedicas/getPapelDoLote',
    headers: { authorization: as },
    payload: { protocolo: protocolo || String(id), papel },
  });
  return { status: reply.statusCode, ...reply.json<Papel>() };
};

test('TIS-64: the papers of an import are there later, byte by byte, and the list of lots names them', async () => {
  const { protocolo, comprovante, somenteRejeitadas } = await importar();
  expect((await pede('PROTOCOLO')).conteudo).toBe(protocolo?.conteudo);
  expect((await pede('COMPROVANTE')).conteudo).toBe(comprovante);
  expect(await pede('REJEITADAS')).toMatchObject({
    nome: 'lote_77R1.xml',
    conteudo: somenteRejeitadas?.conteudo,
  });
  const lotes = await t.staff.inject({
    method: 'POST',
    url: '/api/v1/contasMedicas/getLotesPrestador',
    headers: { authorization: token },
    payload: { codPrestador: '200010' },
  });
  expect(lotes.json()).toMatchObject([{ papeis: ['COMPROVANTE', 'PROTOCOLO', 'REJEITADAS'] }]);
});

test('TIS-64: the file that is sent again offers the papers of its first import', async () => {
  const { guardados } = await importar();
  expect(guardados?.papeis.toSorted()).toEqual(['COMPROVANTE', 'PROTOCOLO', 'REJEITADAS']);
  for (const path of ['rigoroso', 'importar/rigoroso']) {
    const again = await send(path);
    expect(again).toMatchObject({ status: 'Rejeitado', protocolo: null });
    expect(again.guardados).toMatchObject({ protocolo: guardados?.protocolo });
    expect(again.guardados?.papeis).toHaveLength(3);
  }
  await sql`truncate lote_xml, guia cascade`.execute(t.db);
  expect((await send('rigoroso')).guardados).toBeNull();
});

test('TIS-64: an unknown lot, another provider and a paper that is not kept are refused in words', async () => {
  await importar(Buffer.from(loteXml(loteDeTeste('sadt')), 'latin1'));
  expect(await pede('PROTOCOLO', { protocolo: '999999' })).toMatchObject({
    status: 404,
    message: 'Nenhum lote tem o protocolo 999999.',
  });
  const centro = await t.tokenFor({ modules: ['centro-medico'] });
  expect(await pede('PROTOCOLO', { as: centro })).toMatchObject({ status: 404 });
  expect(await pede('PROTOCOLO', { as: await t.tokenFor({ modules: ['vendas'] }) })).toMatchObject({
    status: 403,
  });
  expect(await pede('REJEITADAS')).toMatchObject({
    status: 404,
    message:
      'O arquivo só das rejeitadas do lote 77 não está guardado: não houve, ou o lote entrou antes de os papéis se guardarem.',
  });
  await pede('PROTOCOLO');
  expect(
    await t.db
      .selectFrom('consulta_saude')
      .select(['pessoas'])
      .where('lista', '=', 'Papéis de um lote')
      .execute(),
  ).toEqual([{ pessoas: 1 }]);
});

test('TIS-65: a paper leaves unchecked, and says so, where its schema is not installed', async () => {
  const dito = 'Não conferido: o esquema da versão 4.03.00 não está instalado.';
  const { protocolo, somenteRejeitadas } = await importar();
  expect([protocolo?.conferencia, somenteRejeitadas?.conferencia]).toEqual([dito, dito]);
  expect(await pede('PROTOCOLO')).toMatchObject({ conferencia: dito });
  t.deps.config.tissSchemas = pasta;
  expect(await pede('PROTOCOLO')).toMatchObject({ conferencia: 'Conferido pelo esquema 4.03.00 da ANS.' });
  expect(await pede('COMPROVANTE')).toMatchObject({ conferencia: null });
});

test('TIS-65: a protocol that its schema refuses stays here with the reason, and leaves once that is mended', async () => {
  t.deps.config.tissSchemas = pasta;
  // A schema is compiled once a path, so each test has a version of its own.
  await writeSchema(upTo('descricaoGlosa', 10), 'tissV4_02_00.xsd');
  const bytes = Buffer.from(loteXml(loteDeTeste('sadt', { guias, versao: '4.02.00' })), 'latin1');
  const { status, protocolo, retidos, guardados } = await importar(bytes);
  expect([status, protocolo]).toEqual(['Parcialmente', null]);
  expect(retidos).toEqual([
    'O protocolo não saiu, porque o esquema 4.02.00 o recusa na guia G00002. <descricaoGlosa> passa de 10 caracteres. Fale com a TI.',
  ]);
  expect(guardados?.papeis).toContain('PROTOCOLO');
  expect(await pede('PROTOCOLO')).toMatchObject({ status: 422, message: retidos[0] });
  t.deps.config.tissSchemas = undefined;
  expect(await pede('PROTOCOLO')).toMatchObject({ status: 200 });
});

test('TIS-65: faults inside its guides keep the file of the rejected ones not here, its own frame does', async () => {
  t.deps.config.tissSchemas = pasta;
  const senhas = ['SG00001', 'SG00003'].map((each) => `<enumeration value="${each}"/>`).join('');
  await writeSchema(
    `<element name="senha"><simpleType><restriction base="string">${senhas}</restriction></simpleType></element>`,
    'tissV4_00_01.xsd',
  );
  const versao = '4.00.01';
  const bytes = Buffer.from(loteXml(loteDeTeste('sadt', { guias, versao })), 'latin1');
  const { somenteRejeitadas, retidos } = await importar(bytes);
  expect(retidos).toEqual([]);
  expect(somenteRejeitadas?.conferencia).toBe('Conferido, fora das guias, pelo esquema 4.00.01 da ANS.');
  const conferencia = somenteRejeitadas?.conferencia;
  expect(await pede('REJEITADAS')).toMatchObject({ status: 200, conferencia });
});
