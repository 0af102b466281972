import { afterAll, beforeEach, expect, test } from 'vitest';
import { pdfText } from '../../../test/pdfText.ts';
import { type GuiaFixture, type ItemFixture, prestadores, writeGuia } from '../guias/guias.fixture.ts';
import { approved, guiasServer, one } from '../guias/guiasServer.fixture.ts';

const { t, ask, ana, centro } = await guiasServer();

const operadora = {
  nome: 'Operadora Exemplo',
  documento: '11444777000161',
  logradouro: 'Rua Um, 1',
  bairro: 'Centro',
  cidade: 'Maringá',
  uf: 'PR',
  cep: '87050000',
};

const writeLote = async (id: number, given: object = {}): Promise<void> => {
  await t.db
    .insertInto('lote_xml')
    .values({
      id,
      prestador_codigo: prestadores.clinica,
      numero: String(id),
      nome_arquivo: `lote ${id}.xml`,
      padrao: '4.01.00',
      recebido_em: `2026-11-${id}T08:30:00`,
      ...given,
    })
    .execute();
};

const settled = { status: 1, competencia: '2026-12', incorporada_em: '2026-11-21T08:00:00' } as const;

/** A guide of lot 15, with its sum. */
const write = (guia: GuiaFixture, itens: readonly ItemFixture[]) => {
  const valor = itens.reduce((sum, { valor_cents = 10_000 }) => sum + Number(valor_cents), 0);
  return writeGuia(t.db, { lote_xml_id: 15, valor_cents: valor, ...guia }, itens);
};

/** A settled guide with a denied item, one with an approved fee lowered to the contract, and one unused. */
const writeDecididas = async (): Promise<void> => {
  await write({ numero: '1', ...settled, baixada_em: '2026-11-21', valor_aprovado_cents: 14_000 }, [
    approved(),
    {
      ...approved(2),
      valor_aprovado_cents: 4_000,
      glosa_codigo: '1705',
      glosa_comentario: 'Cobrado a maior',
    },
  ]);
  await write({ numero: '2', ...settled, baixada_em: '2026-11-21', valor_aprovado_cents: 8_000 }, [
    {
      ...approved(),
      tipo: 'HM',
      credenciado: true,
      valor_unitario_operadora_cents: 8_000,
      valor_aprovado_cents: 8_000,
    },
  ]);
  await write({ numero: '3', status: 3 }, [approved()]);
};

const list = async (path: string, payload: object, who = ana): Promise<unknown> => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: `/api/v1/contasMedicas/${path}`,
    headers: { authorization: who },
    payload,
  });
  return reply.statusCode === 204 ? 204 : reply.json();
};
const lotes = (who = ana, codPrestador: string = prestadores.clinica) =>
  list('getLotesPrestador', { codPrestador }, who);

const arquivo = async (formato: 'Xml' | 'Pdf', protocolo = '15') => {
  const { conteudo, nome } = await ask(`getDemonstrativo${formato}`, { protocolo });
  return { nome, bytes: Buffer.from(String(conteudo), 'base64') };
};

const valuesOf = (xml: string, de: string): (string | undefined)[] =>
  ['Informado', 'Processado', 'Liberado', 'Glosa'].map(
    (nome) => new RegExp(`<ans:valor${nome}${de}>([\\d.]+)<`).exec(xml)?.[1],
  );

beforeEach(async () => {
  Object.assign(t.deps.config.cobranca, { beneficiario: operadora });
  await t.db.deleteFrom('guia').execute();
  await t.db.deleteFrom('lote_xml').execute();
  await writeLote(15);
});
afterAll(() => t.close());

test('CTM-55: list, XML and PDF tell the same sums, which are those of the guides', async () => {
  await writeDecididas();
  expect(await lotes()).toEqual([
    {
      protocolo: '15',
      prestador: '200010 - Clínica das Acácias',
      numeroLote: '15',
      nomeArquivo: 'lote 15.xml',
      recebidoEm: expect.any(String),
      situacao: 'Baixado',
      guias: 3,
      aVerificar: 0,
      baixadas: 2,
      naoUtilizadas: 1,
      valorInformado: '400,00',
      valorLiberado: '220,00',
      valorGlosa: '180,00',
      papeis: [],
      demonstrativo: null,
    },
  ]);
  const guias = { filtrarStatus: 'incorporadas', codPrestador: prestadores.clinica, filtroImportacao: null };
  expect(await list('getGuiasImportadas', guias)).toMatchObject([
    { vrTotalGeral: '200,00', vrTotalAprovado: '140,00' },
    { vrTotalGeral: '100,00', vrTotalAprovado: '80,00' },
  ]);
  const { nome, bytes } = await arquivo('Xml');
  const xml = bytes.toString('latin1');
  expect(nome).toBe('demonstrativo_15.xml');
  for (const de of ['Protocolo', 'Geral'])
    expect(valuesOf(xml, de)).toEqual(['400.00', '380.00', '220.00', '180.00']);
  expect(xml.match(/valor(Informado|Liberado)Guia>[\d.]+/g)?.map((each) => each.split('>')[1])).toEqual([
    '200.00',
    '140.00',
    '100.00',
    '80.00',
    '100.00',
    '0.00',
  ]);
  const pdf = await arquivo('Pdf');
  const text = pdfText(pdf.bytes).replaceAll(/ +/g, ' ');
  expect(pdf.nome).toBe('demonstrativo_15.pdf');
  expect(text).toContain('Total do lote 400,00 380,00 220,00 180,00');
  expect(text).toContain('Operadora Exemplo');
  expect(text).toContain('200010 - Clínica das Acácias');
});

test('CTM-57: each denied item has its code; a contract and a guide that is not used have theirs', async () => {
  await writeDecididas();
  const xml = (await arquivo('Xml')).bytes.toString('latin1');
  expect(xml.match(/<ans:valorGlosa>[\d.]+<\/ans:valorGlosa><ans:tipoGlosa>\d+/g)).toEqual([
    '<ans:valorGlosa>60.00</ans:valorGlosa><ans:tipoGlosa>1705',
    '<ans:valorGlosa>20.00</ans:valorGlosa><ans:tipoGlosa>1714',
    '<ans:valorGlosa>100.00</ans:valorGlosa><ans:tipoGlosa>1713',
  ]);
  const text = pdfText((await arquivo('Pdf')).bytes);
  expect(text).toContain('Glosa 1705: Cobrado a maior');
  expect(text).toContain('Glosa 1713: Guia não utilizada');
});

test.each([
  ['Baixado', { baixada_em: '2026-11-21' }, '3'],
  ['Incorporado', { baixada_em: null }, '5'],
])('CTM-54: a lot that is %s', async (situacao, given, codigo) => {
  await write({ numero: '1', ...settled, valor_aprovado_cents: 10_000, ...given }, [approved()]);
  await write({ numero: '2', status: 3 }, [one()]);
  expect(await lotes()).toMatchObject([{ situacao }]);
  const xml = (await arquivo('Xml')).bytes.toString('latin1');
  expect(xml).toContain(`<ans:situacaoProtocolo>${codigo}<`);
  expect(xml.match(/<ans:situacaoGuia>\d/g)).toEqual([`<ans:situacaoGuia>${codigo}`, '<ans:situacaoGuia>4']);
});

test.each([null, 0, 2] as const)(
  'CTM-54: a guide of status %s keeps the answer back, and what is paid is not told',
  async (status) => {
    await writeDecididas();
    await write({ numero: '4', status }, [one()]);
    expect(await lotes()).toMatchObject([
      {
        situacao: 'Em análise',
        aVerificar: 1,
        valorInformado: '500,00',
        valorLiberado: null,
        valorGlosa: null,
      },
    ]);
    for (const formato of ['Xml', 'Pdf'])
      expect(await ask(`getDemonstrativo${formato}`, { protocolo: '15' })).toMatchObject({
        status: 409,
        success: false,
        message:
          'O lote 15 ainda tem 1 de 4 guias a verificar; o demonstrativo inteiro sai quando todas estiverem incorporadas ou descartadas. Até lá pode sair o parcial.',
      });
  },
);

test('CTM-41: the medical centre sees the lots of its own provider alone', async () => {
  await writeDecididas();
  await writeLote(16, { prestador_codigo: prestadores.centro });
  await write({ numero: '5', status: 3, lote_xml_id: 16, prestador_codigo: prestadores.centro }, [one()]);
  expect(await lotes(centro)).toBe(204);
  expect(await lotes(centro, prestadores.centro)).toMatchObject([{ protocolo: '16' }]);
  expect(await ask('getDemonstrativoXml', { protocolo: '16' }, centro)).toMatchObject({ success: true });
  for (const protocolo of ['15', '99', 'x'])
    expect(await ask('getDemonstrativoXml', { protocolo }, centro)).toMatchObject({
      status: 404,
      message: `Nenhum lote tem o protocolo ${protocolo}.`,
    });
});

test('without the data of the operator there is no answer, and it is said', async () => {
  await writeDecididas();
  Object.assign(t.deps.config.cobranca, { beneficiario: undefined });
  expect(await ask('getDemonstrativoPdf', { protocolo: '15' })).toMatchObject({
    status: 422,
    message:
      'Os dados da operadora não estão configurados (OPERATOR_LEGAL_NAME, OPERATOR_CNPJ e OPERATOR_ADDRESS). Fale com a TI.',
  });
});

test('TIS-70: without a provider come the newest lots of all, or of the one provider in sight', async () => {
  await writeDecididas();
  await writeLote(16, { prestador_codigo: prestadores.centro });
  await write({ numero: '5', status: 3, lote_xml_id: 16, prestador_codigo: prestadores.centro }, [one()]);
  const recebidos = (who = ana) => list('getLotesPrestador', {}, who);
  expect(await recebidos()).toMatchObject([
    { protocolo: '16', prestador: expect.stringMatching(/^999520 - /) },
    { protocolo: '15', prestador: '200010 - Clínica das Acácias', valorInformado: '400,00' },
  ]);
  expect(await recebidos(centro)).toMatchObject([{ protocolo: '16' }]);
  await t.db.deleteFrom('guia').execute();
  expect(await recebidos()).toBe(204);
});
