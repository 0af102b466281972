import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { pdfText } from '../../../test/pdfText.ts';
import { prestadores, writeGuia } from '../guias/guias.fixture.ts';
import { approved, guiasServer, one } from '../guias/guiasServer.fixture.ts';
import { findDemonstrativoDaGuia, insertBaixados } from './baixados.sql.ts';

const { t, ask, ana } = await guiasServer();

const settled = {
  lote_xml_id: 15,
  valor_cents: 10_000,
  status: 1,
  competencia: '2026-12',
  incorporada_em: '2026-11-21T08:00:00',
  baixada_em: '2026-11-21',
  valor_aprovado_cents: 10_000,
} as const;

beforeEach(async () => {
  Object.assign(t.deps.config.cobranca, {
    beneficiario: {
      nome: 'Operadora Exemplo',
      documento: '11444777000161',
      logradouro: 'Rua Um, 1',
      bairro: 'Centro',
      cidade: 'Maringá',
      uf: 'PR',
      cep: '87050000',
    },
  });
  t.clock.set('2026-11-21T12:00:00Z');
  await sql`truncate lote_xml, guia cascade`.execute(t.db);
  await t.db
    .insertInto('lote_xml')
    .values({
      id: 15,
      prestador_codigo: prestadores.clinica,
      numero: '15',
      nome_arquivo: 'lote 15.xml',
      padrao: '4.03.00',
      recebido_em: '2026-11-15T08:30:00',
    })
    .execute();
  await writeGuia(t.db, { numero: '1', ...settled }, [approved()]);
  await writeGuia(t.db, { numero: '2', lote_xml_id: 15, valor_cents: 10_000 }, [one()]);
});
afterAll(() => t.close());

const baixa = async (formato: 'Xml' | 'Pdf', pedido: object = { parcial: true }) => {
  const answer = await ask(`getDemonstrativo${formato}`, { protocolo: '15', ...pedido });
  return { ...answer, bytes: Buffer.from(String(answer['conteudo'] ?? ''), 'base64') };
};
const baixadas = () =>
  t.db
    .selectFrom('demonstrativo_guia')
    .select(['guia_numero', 'lote_xml_id', 'por', 'formato', 'parcial'])
    .orderBy('guia_numero')
    .orderBy('formato')
    .execute();
const lote = async () => {
  const { body } = await t.staff.inject({
    method: 'POST',
    url: '/api/v1/contasMedicas/getLotesPrestador',
    headers: { authorization: ana },
    payload: { codPrestador: prestadores.clinica },
  });
  return (JSON.parse(body) as Record<string, unknown>[])[0];
};

test('CTM-70: of a lot under review what is decided so far goes out, called partial in name, number, XML and PDF', async () => {
  const xml = await baixa('Xml');
  expect(xml).toMatchObject({ success: true, nome: 'demonstrativo_15_parcial_1_de_2.xml', parcial: true });
  const text = xml.bytes.toString('latin1');
  expect(text).toContain('<ans:numeroDemonstrativo>15P1<');
  expect(text).toContain('<ans:situacaoProtocolo>2<');
  expect(text).toContain('<ans:valorInformadoGeral>100.00<');
  expect(text).toContain('<ans:observacao>Parcial: 1 de 2 guias do lote.<');
  expect(text.match(/<ans:relacaoGuias>/g)).toHaveLength(1);
  const pdf = await baixa('Pdf');
  expect(pdf).toMatchObject({ nome: 'demonstrativo_15_parcial_1_de_2.pdf', conferencia: null });
  expect(pdfText(pdf.bytes).replaceAll(/\s+/g, ' ')).toContain('Demonstrativo parcial de análise de conta');
  expect(await baixa('Xml', {})).toMatchObject({ status: 409, success: false });
});

test('CTM-70: the later one carries what was decided before as well, and the last is whole', async () => {
  await baixa('Xml');
  await sql`update guia set status = 3 where numero = '2'`.execute(t.db);
  const whole = await baixa('Xml');
  expect(whole).toMatchObject({ nome: 'demonstrativo_15.xml', parcial: false });
  expect(whole.bytes.toString('latin1').match(/<ans:relacaoGuias>/g)).toHaveLength(2);
});

test('CTM-70: without a decided guide there is none', async () => {
  await sql`update guia set status = null, baixada_em = null where numero = '1'`.execute(t.db);
  expect(await baixa('Xml')).toMatchObject({
    status: 409,
    message: 'O lote 15 não tem nenhuma guia decidida; não há o que demonstrar.',
  });
  expect(await baixadas()).toEqual([]);
});

test('CTM-71: each download keeps its guides, when and by whom, and the list of lots tells the last', async () => {
  await baixa('Xml');
  await baixa('Pdf');
  const of = { guia_numero: '1', lote_xml_id: 15, por: 'USU_ANA', parcial: true };
  expect(await baixadas()).toEqual([
    { ...of, formato: 'PDF' },
    { ...of, formato: 'XML' },
  ]);
  const dito = { em: '21/11/2026 09:00', por: 'Ana Vidal Prado', parcial: true };
  expect(await lote()).toMatchObject({ demonstrativo: { ...dito, guias: 1 } });
  expect(await findDemonstrativoDaGuia(t.db, '1')).toEqual({
    baixadoEm: '2026-11-21T09:00',
    por: 'Ana Vidal Prado',
    parcial: true,
  });
  expect(await findDemonstrativoDaGuia(t.db, '2')).toBeUndefined();
});

test('CTM-71: a guide that changed since it was read is not recorded as told', async () => {
  const { versao } = await t.db
    .selectFrom('guia')
    .select('versao')
    .where('numero', '=', '1')
    .executeTakeFirstOrThrow();
  const recorded = (read: number) =>
    t.db
      .transaction()
      .execute((trx) =>
        insertBaixados(
          trx,
          { lote: 15, vistas: [{ numero: '1', versao: read }], parcial: true },
          { em: '2026-11-21T09:00:00', por: 'USU_ANA', formato: 'XML' },
        ),
      );
  expect(await recorded(versao - 1)).toBe(0);
  expect(await recorded(versao)).toBe(1);
});
