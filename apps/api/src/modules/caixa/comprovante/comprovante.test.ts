import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mailFailureOf } from '../../../mail/mailFailure.ts';
import { emptyTables } from '../../../test/emptyTables.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pdfText } from '../../../test/pdfText.ts';
import { cashier, dependente, titular, writeCaixa } from '../caixa.fixture.ts';

let t: TestServer;
let ana: Awaited<ReturnType<typeof cashier>>;
let deliver: TestServer['deps']['mailer']['send'];

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  await writeCaixa(t);
  await t.db
    .updateTable('pessoa')
    .set({ email: 'conceicao@example.org' })
    .where('cpf', '=', '52998224725')
    .execute();
  ana = await cashier(t, 'Ana Prado');
  // The sale has the dependent's matrícula; the receipt goes to the holder.
  await ana.sell({ codSau: dependente });
  deliver = t.deps.mailer.send;
});
beforeEach(async () => {
  t.sent.length = 0;
  t.deps.mailer.send = deliver;
  await emptyTables(t.db, ['cobranca_envio']);
});
afterAll(() => t.close());

const envia = (given = {}) =>
  ana.post('/caixa/enviaComprovanteCartao', { cartaoId: '1', email: 'conceicao@example.org', ...given });

it('the receipt of a sale names payer, bills, brand and authorization (CXA-18)', async () => {
  const reply = (await ana.get('/caixa/getComprovanteCartao/1')) as Record<string, string>;
  expect(reply).toMatchObject({ email: 'conceicao@example.org', enviadoEm: null, enviadoPara: null });
  const text = pdfText(Buffer.from(reply['data'] ?? '', 'base64')).replaceAll(/ +/g, ' ');
  for (const said of [
    'Comprovante de pagamento com cartão',
    `Conrado de Ávila, matrícula ${dependente}`,
    'Visa, crédito em 7X de R$ 107,14',
    'Autorização 004217',
    'F2 Mensalidade 12/2026 10/12/2026 400,00',
    'Desconto −50,01',
    'Total pago 750,00',
    'Lançada por Ana Prado',
  ])
    expect(text).toContain(said);
  expect((await ana.ask('/caixa/getComprovanteCartao/99')).status).toBe(404);
});

it('the receipt goes to an address once, locked by the CPF of the holder, and is listed among the papers that were sent', async () => {
  expect(await envia()).toMatchObject({
    status: 200,
    body: { message: 'Comprovante enviado com sucesso!', isRepetido: false },
  });
  expect(await envia({ email: ' Conceicao@example.org' })).toMatchObject({ body: { isRepetido: true } });
  expect(t.sent).toHaveLength(1);
  expect(t.sent[0]?.text).toMatch(/Valor: R\$\u00A0750,00\n/);
  expect(t.sent[0]?.text).toContain('Autorização: 004217');
  const content = t.sent[0]?.attachments?.[0]?.content ?? new Uint8Array();
  expect(pdfText(content, '52998')).toContain('Total pago');
  expect(await ana.get('/caixa/getComprovanteCartao/1')).toMatchObject({
    enviadoPara: 'conceicao@example.org',
    enviadoEm: expect.any(String),
  });
  const authorization = await t.tokenFor({ modules: ['cobranca'] });
  const listed = await t.staff.inject({
    url: '/api/v1/cobranca/getDocumentosEnviados/21_11_2026/21_11_2026',
    headers: { authorization },
  });
  expect(listed.json()).toMatchObject([
    {
      documento: 'Comprovante de cartão',
      matricula: titular,
      nome: 'Conceição de Ávila',
      referencia: '004217',
    },
  ]);
});

it('a receipt in doubt is sent again only when a person wants it', async () => {
  t.deps.mailer.send = async () => {
    throw mailFailureOf(Object.assign(new Error('closed'), { code: 'ECONNECTION' }), true);
  };
  expect((await envia()).status).toBe(502);
  t.deps.mailer.send = deliver;
  const refused = await envia();
  expect(refused).toMatchObject({ status: 409, body: { problems: [{ field: 'reenviar' }] } });
  expect(t.sent).toHaveLength(0);
  expect((await envia({ reenviar: true })).status).toBe(200);
  expect(t.sent).toHaveLength(1);
});

it('the receipt goes to no invalid address, and to nobody for a deleted sale', async () => {
  expect(await envia({ email: 'conceicao@' })).toMatchObject({
    status: 422,
    body: { problems: [{ field: 'email' }] },
  });
  await ana.sell({
    fatura: [{ codigoFatura: 'F1' }],
    cartaoTransacao: 'débito',
    cartaoQtdParcela: 1,
    tarifaId: '1',
    cartaoDesconto: '0,00',
    cartaoValorTotal: '413,47',
  });
  expect((await ana.remove('2')).status).toBe(200);
  expect((await envia({ cartaoId: '2' })).status).toBe(404);
  expect(t.sent).toHaveLength(0);
});
