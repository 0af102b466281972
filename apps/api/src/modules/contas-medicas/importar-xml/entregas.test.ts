// @module-tag embedded
import { sql } from 'kysely';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loteXml } from '../../../demo/tiss/loteXml.ts';
import { guiaDeTeste, loteDeTeste } from '../../../imports/fixtures/lotes.ts';
import { hashDoLote } from '../../../imports/tiss/hashDoLote.ts';
import { proximoNumero } from '../../../documents/loteTiss/somenteRejeitadas.ts';
import { testServer } from '../../../test/harness.ts';
import { pdfText } from '../../../test/pdfText.ts';
import { writeRede } from './fixtures/rede.ts';
import { importaLote } from './importaLote.ts';

let t: Awaited<ReturnType<typeof testServer>>;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeRede(t.db);
});
beforeEach(() => sql`truncate lote_xml, lote_xml_estagio, lote_xml_tentativa, guia cascade`.execute(t.db));
afterAll(() => t.close());

const importa = (xml: string | Buffer, name = 'lote de outubro.xml') =>
  importaLote(
    t.deps,
    { name, stream: Readable.from([typeof xml === 'string' ? Buffer.from(xml, 'latin1') : xml]) },
    { login: 'USU_contas', usuario: 'Carla Contas', isSoCentroMedico: false },
  );
const bytesOf = (base64: string | undefined): Buffer => Buffer.from(base64 ?? '', 'base64');

const guias = [1, 2, 3].map((ordem) => ({
  ...guiaDeTeste('sadt', ordem),
  carteira: ordem === 2 ? '9999' : '0000001201',
}));
const assinatura =
  '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignatureValue>abc</ds:SignatureValue></ds:Signature>';
const emParte = loteXml(loteDeTeste('sadt', { guias })).replace(
  '</ans:mensagemTISS>',
  `${assinatura}</ans:mensagemTISS>`,
);

test('TIS-23: the receipt is a PDF that says what came, what went in and why the rest did not', async () => {
  const { comprovante } = await importa(emParte);
  const text = pdfText(bytesOf(comprovante ?? '')).replaceAll(/\s+/g, ' ');
  expect(text).toContain('Comprovante de recebimento de lote TISS');
  expect(text).toContain('200010 - Prestador 200010');
  expect(text).toContain('lote de outubro.xml');
  expect(text).toContain('2 de 3 aceitas, 0 com pendência');
  expect(text).toContain('G00002, 2ª do lote: Nenhum beneficiário tem a carteira 9999.');
});

test('the protocol of the standard tells each guide, has its hash and the number of the lot', async () => {
  const { protocolo } = await importa(emParte);
  const bytes = bytesOf(protocolo?.conteudo);
  const xml = bytes.toString('latin1');
  const lote = await t.db.selectFrom('lote_xml').select('id').executeTakeFirstOrThrow();
  expect(protocolo).toMatchObject({ numero: String(lote.id), nome: `protocolo_${lote.id}.xml` });
  expect(xml).toContain(`<ans:numeroProtocolo>${lote.id}</ans:numeroProtocolo>`);
  expect(xml).toContain('<ans:valorTotalProtocolo>47.80</ans:valorTotalProtocolo>');
  expect(xml.match(/<ans:dadosGuias>/g)).toHaveLength(3);
  expect(xml).toContain(
    '<ans:motivoGlosa><ans:codigoGlosa>1001</ans:codigoGlosa><ans:descricaoGlosa>Nenhum beneficiário tem a carteira 9999.</ans:descricaoGlosa></ans:motivoGlosa>',
  );
  expect(xml).toContain(`<ans:hash>${await hashDoLote(bytes)}</ans:hash>`);
});

test.each(['ans', ''])(
  'TIS-24: the file of the refused guides goes in once it is mended, with the prefix "%s"',
  async (prefixo) => {
    const first = await importa(
      loteXml(loteDeTeste('sadt', { guias, prefixo })).replace(
        '</ans:mensagemTISS>',
        `${assinatura}</ans:mensagemTISS>`,
      ),
    );
    const file = first.somenteRejeitadas;
    expect(file).toMatchObject({ nome: 'lote_77R1.xml', semAssinatura: prefixo === 'ans' });
    const again = await importa(bytesOf(file?.conteudo));
    expect(again).toMatchObject({
      status: 'Rejeitado',
      numeroLote: '77R1',
      errors: [{ codigo: '1001', guia: 'G00002' }],
    });
    expect(bytesOf(file?.conteudo).includes('Signature')).toBe(false);
    const xml = bytesOf(file?.conteudo).toString('latin1').replace('>9999<', '>0000001201<');
    const hash = await hashDoLote(Buffer.from(xml, 'latin1'));
    const mended = await importa(xml.replace(/(hash>)\w+/, `$1${hash}`));
    expect(mended).toMatchObject({
      status: 'OK',
      guias: { total: 1, aceitas: 1 },
      comparacao: { total: 1, corrigidos: 1, novos: 0 },
      somenteRejeitadas: null,
    });
    expect(await t.db.selectFrom('guia').select('numero').execute()).toHaveLength(3);
  },
);

test('a refused lot has no protocol, and no file of refused guides', async () => {
  const answer = await importa(emParte.replaceAll('>200010<', '>1<'));
  expect([answer.protocolo, answer.somenteRejeitadas, answer.comprovante]).toEqual([null, null, null]);
});

test.each([
  ['77', '77R1'],
  ['77R1', '77R2'],
  ['123456789', '123456789R1'],
  ['123456789R9', '123456789R10'],
])('TIS-24: after lot %s comes %s', (numero, proximo) => {
  expect(proximoNumero(numero)).toBe(proximo);
});

test('TIS-24: two lots with long numbers never share the number of their refused guides', () => {
  const proximos = ['100000000001', '100000000002'].map(proximoNumero);
  expect(new Set(proximos).size).toBe(2);
  for (const proximo of proximos) {
    expect(proximo.length).toBeLessThanOrEqual(12);
    expect(proximoNumero(proximo)).toBe(proximo.replace(/R1$/, 'R2'));
  }
});

test('TIS-63: of two guides with one number only the refused one carries reasons', async () => {
  const twins = [guiaDeTeste('sadt', 1), guiaDeTeste('sadt', 1), guiaDeTeste('sadt', 2)];
  const { protocolo, guiasRejeitadas, comprovante } = await importa(
    loteXml(loteDeTeste('sadt', { guias: twins })),
  );
  expect(guiasRejeitadas).toEqual([
    {
      numeroGuiaOperadora: null,
      ordem: 2,
      numeroGuiaPrestador: 'G00001',
      motivo: 'A guia G00001 aparece mais de uma vez neste arquivo: esta é a 2ª do lote, e vale a 1ª.',
    },
  ]);
  const guiasDoProtocolo = bytesOf(protocolo?.conteudo).toString('latin1').split('<ans:dadosGuias>').slice(1);
  expect(guiasDoProtocolo.map((xml) => xml.includes('glosaGuia'))).toEqual([false, true, false]);
  expect(pdfText(bytesOf(comprovante ?? '')).replaceAll(/\s+/g, ' ')).toContain('G00001, 2ª do lote: A guia');
});
