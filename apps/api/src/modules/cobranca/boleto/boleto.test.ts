import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { pdfText } from '../../../test/pdfText.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { cobranca, nossoNumero, writeBills } from '../fixtures/bills.ts';

let t: TestServer;
let token: string;
const holder = '0000001200';
const child = '0000001201';
const ofHolder = { tipo: 'I', titular: holder } as const;

beforeAll(async () => {
  t = await testServer({ seed: 'none', config: { cobranca } });
  token = await t.tokenFor({ modules: ['vendas'] });
  await writeRegister(t.db, [
    { matricula: holder, nome: 'Conceição Inventada', cpf: '52998224725', email: 'conceicao@example.org' },
    { matricula: child, titular_matricula: holder, dependencia: 4 },
    { matricula: '0000001300', nome: 'Sem Documento' },
  ]);
  await writeBills(t.db, [
    { numero: 1, tipo: 'I', vencimento: '2026-12-10', valorCents: 43_575, titular: holder },
    { numero: 2, tipo: 'I', vencimento: '2026-11-10', valorCents: 43_575, titular: holder },
    { numero: 3, tipo: 'D', vencimento: '2026-09-10', valorCents: 10_000, titular: holder },
    { ...ofHolder, numero: 4, vencimento: '2026-10-10', valorCents: 43_575, pagoEm: '2026-10-09' },
    { numero: 5, tipo: 'C', vencimento: '2026-12-15', valorCents: 50_000, titular: holder },
    { ...ofHolder, numero: 6, vencimento: '2026-12-20', valorCents: 1_000, forma: 'DEBITO_AUTOMATICO' },
    { numero: 7, tipo: 'I', vencimento: '2026-12-10', valorCents: 1_000, titular: '0000001300' },
  ]);
  // Paid through its bill, while the invoice is still open.
  await t.db.updateTable('fatura').set({ status: 'ABERTA' }).where('numero', '=', 'F4').execute();
});

beforeEach(async () => {
  t.sent.length = 0;
  await t.db.deleteFrom('cobranca_envio').execute();
});

afterAll(() => t.close());

const get = (path: string) =>
  t.staff.inject({ url: `/api/v1/cobranca/${path}`, headers: { authorization: token } });
const rows = async (path: string) => (await get(path)).json<Record<string, unknown>[]>();

describe('the search', () => {
  it('finds the open bills of a holder, the oldest first, whatever zeros are typed (COB-1)', async () => {
    for (const typed of ['1200', '0000001200', child]) {
      const found = await rows(`getBoletoDadosAbertos/I/${typed}`);
      expect(found.map((row) => row['numero boleto cedente'])).toEqual(['T3', 'T2', 'T1', 'T6']);
    }
  });

  it.each(['%201200', '1200%20', "'; --", '+1200', '1.2e3', '0x4b0', '-1200'])(
    'refuses %s as the number of a holder or of a bill (SER-25)',
    async (wrong) => {
      for (const [path, field] of [
        [`getBoletoDadosAbertos/I/${wrong}`, 'matricula'],
        [`getBoletoDados/I/${wrong}/10_11_2026`, 'matricula'],
        [`getGeraDadosBoletoAbertos/I/${wrong}`, 'matricula'],
        [`getGeraBoleto/1200/${wrong}`, 'nossoNumero'],
      ] as const) {
        const reply = await get(path);
        expect(reply.statusCode, path).toBe(400);
        expect(reply.json()).toMatchObject({ problems: [{ field }] });
      }
    },
  );

  it('shows the value of each bill today (COB-3)', async () => {
    expect(await rows('getBoletoDadosAbertos/I/1200')).toMatchObject([
      { situacao: 'EXPIRADO', nossoNumero: nossoNumero(3) },
      { situacao: 'VENCIDO', multa: '8,72', juros: '1,60', valorAtualizado: '446,07' },
      {
        nome: 'Conceição Inventada',
        matricula: holder,
        'valor boleto': '435,75',
        'data vencimento': '10/12/2026',
        'cpf/cnpj': '52998224725',
        'qtd dias validos': 30,
        situacao: 'A VENCER',
        valorAtualizado: '435,75',
        linhaDigitavel: expect.stringMatching(/^00190\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d 16560000043575$/),
        enviadoEm: null,
      },
      { debitoAutomatico: true },
    ]);
  });

  it('says of a title on automatic debit that it has no boleto (COB-25)', async () => {
    const [debit] = await rows('getBoletoDados/I/1200/20_12_2026');
    expect(debit).toMatchObject({
      'numero boleto cedente': 'T6',
      debitoAutomatico: true,
      nossoNumero: '',
      situacao: 'A VENCER',
    });
    expect(debit).not.toHaveProperty('linhaDigitavel');
    expect((await get('getGeraDadosBoleto/I/1200/20_12_2026')).json()).toEqual({
      status: 'false',
      message: 'Não há boleto: o que está em aberto vai por débito automático.',
    });
    expect((await get('getGeraDadosBoleto/I/1200/10_12_2026')).json()).toEqual({
      status: 'false',
      message: 'Dados obtidos com sucesso!',
    });
  });

  it('finds the bills of one due day, and those of a person who left the company (COB-1)', async () => {
    expect(await rows('getBoletoDados/I/1200/10_11_2026')).toMatchObject([{ nossoNumero: nossoNumero(2) }]);
    expect(await rows('getBoletoDadosAbertos/A/1200')).toMatchObject([{ nossoNumero: nossoNumero(5) }]);
    expect(await rows('getBoletoDadosAbertos/E/1200')).toEqual([]);
  });

  it('announces whether there is anything to ask for (COB-2)', async () => {
    expect((await get('getGeraDadosBoletoAbertos/I/1200')).json()).toMatchObject({ status: 'false' });
    for (const nothing of ['getGeraDadosBoleto/I/1200/01_01_2026', 'getGeraDadosBoletoAbertos/I/9999999999'])
      expect((await get(nothing)).json()).toEqual({ status: 'true', message: 'Boleto não encontrado!' });
  });

  it('is kept by no cache and by no log', async () => {
    const reply = await get('getBoletoDadosAbertos/I/0000001200');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(t.logged()).not.toContain('0000001200');
  });
});

describe('the paper', () => {
  it('is a locked PDF', async () => {
    const { data } = (await get(`getGeraBoleto/1200/${nossoNumero(1)}`)).json<{ data: number[] }>();
    const file = Buffer.from(data).toString('latin1');
    expect(file).toMatch(/^%PDF-1\.7/);
    expect(file).toContain('/Encrypt');
    expect(file).not.toContain('Concei');
  });

  it('the paper of a late bill names its own due day, fine and interest, and adds up (COB-6, COB-7)', async () => {
    const { data } = (await get(`getGeraBoleto/1200/${nossoNumero(2)}`)).json<{ data: number[] }>();
    const text = pdfText(Uint8Array.from(data), '52998');
    const [recibo = '', ficha = ''] = text.split('Recorte aqui');
    expect(recibo).toMatch(/10\/11\/2026 +435,75 +8,72 +1,60\n/);
    expect(recibo).toMatch(
      /Multa de 2,00% +8,72\n +Juros de 1,00% ao mês por 11 dias +1,60\n +Total +446,07\n/,
    );
    for (const words of ['Vencimento original: 10/11/2026', 'Multa de 2,00%: R$ 8,72', '10,32', '446,07'])
      expect(ficha).toContain(words);
    expect(text).not.toContain('Após o vencimento');
    const [listed] = await rows('getBoletoDados/I/1200/10_11_2026');
    expect(ficha).toContain(listed?.['linhaDigitavel']);
  });

  it('the paper of a bill in time tells the later cost, and names no fine as charged (BOL-9)', async () => {
    const { data } = (await get(`getGeraBoleto/1200/${nossoNumero(1)}`)).json<{ data: number[] }>();
    const text = pdfText(Uint8Array.from(data), '52998');
    expect(text).toContain('Após o vencimento: multa de 2,00%.');
    for (const words of ['Vencimento original', 'já no valor cobrado', 'até o vencimento'])
      expect(text).not.toContain(words);
  });

  it('lists what the items of a bill leave out, so that it adds up', async () => {
    await t.db
      .updateTable('lancamento')
      .set({ valor_cents: 43_000 })
      .where('fatura_numero', '=', 'F1')
      .execute();
    const { data } = (await get(`getGeraBoleto/1200/${nossoNumero(1)}`)).json<{ data: number[] }>();
    expect(pdfText(Uint8Array.from(data), '52998')).toMatch(
      / 430,00\n +Outros valores do documento +5,75\n +Total +435,75\n/,
    );
  });

  it.each([
    [`1200/${nossoNumero(3)}`, 422, 'venceu há mais de 30 dias'],
    [`1200/${nossoNumero(4)}`, 422, 'foi pago em 09/10/2026'],
    [`1300/${nossoNumero(7)}`, 422, 'sem CPF/CNPJ'],
    [`1300/${nossoNumero(1)}`, 404, 'Boleto não encontrado!'],
    ['1200/1', 404, 'Boleto não encontrado!'],
  ])('%s is refused with %i: %s (COB-8)', async (path, status, text) => {
    const reply = await get(`getGeraBoleto/${path}`);
    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([
      status,
      expect.stringContaining(text),
    ]);
  });
});

const send = async (over: object = {}): Promise<Record<string, unknown>> => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: '/api/v1/cobranca/enviaBoleto',
    headers: { authorization: token },
    payload: {
      matricula: '1200',
      email: 'conceicao@example.org',
      name: 'Conceição',
      nossoNumero: nossoNumero(1),
      ...over,
    },
  });
  return { code: reply.statusCode, ...reply.json<Record<string, unknown>>() };
};

describe('the e-mail', () => {
  it('leaves once for a hundred clicks at once, and everybody hears the same', async () => {
    const replies = await Promise.all(Array.from({ length: 100 }, () => send()));
    expect(replies.filter(({ code }) => code !== 200)).toEqual([]);
    expect(replies.filter(({ isRepetido }) => isRepetido === false)).toHaveLength(1);
    expect(t.sent).toHaveLength(1);
    expect(t.sent[0]).toMatchObject({
      to: 'conceicao@example.org',
      attachments: [{ filename: 'boleto-dezembro-de-2026-smart-um.pdf', contentType: 'application/pdf' }],
    });
    expect(t.sent[0]?.text).not.toContain('52998');
  });

  it('says when it was sent, and leaves again only when asked to or for another address', async () => {
    await send();
    expect(await send({ email: 'CONCEICAO@example.org ' })).toMatchObject({
      isRepetido: true,
      message: 'Já enviado para o mesmo e-mail em 21/11/2026 09:00.',
    });
    expect(t.sent).toHaveLength(1);
    await send({ email: 'outra@example.org' });
    await send({ reenviar: true });
    expect(t.sent.map(({ to }) => to)).toEqual([
      'conceicao@example.org',
      'outra@example.org',
      'conceicao@example.org',
    ]);
    expect(await rows('getBoletoDados/I/1200/10_12_2026')).toMatchObject([
      { enviadoEm: '21/11/2026 09:00', enviadoPara: 'conceicao@example.org' },
    ]);
  });

  it.each([
    [{ code: 'ECONNREFUSED' }, 502, 'Não foi possível falar com o servidor de e-mail; tente de novo.'],
    [{ code: 'EENVELOPE', responseCode: 550 }, 422, 'O servidor de e-mail recusou conceicao@example.org.'],
  ])(
    'that fails with %j says so, leaves nothing marked and may be tried again',
    async (failure, code, reason) => {
      const { send: working } = t.deps.mailer;
      t.deps.mailer.send = async () => {
        throw Object.assign(new Error('no mail'), failure);
      };
      try {
        expect(await send()).toMatchObject({ code, message: reason });
      } finally {
        t.deps.mailer.send = working;
      }
      expect(await rows('getBoletoDados/I/1200/10_12_2026')).toMatchObject([{ enviadoEm: null }]);
      expect(await send()).toMatchObject({ code: 200, isRepetido: false });
    },
  );

  it('a sending of a process that died is in doubt after two minutes, and goes again when a person wants it', async () => {
    const half = { situacao: 'ENVIANDO' as const, login: 'USU_X', enviado_em: null };
    const where = { chave: 'boleto:T1', destinatario: 'conceicao@example.org' };
    await t.db
      .insertInto('cobranca_envio')
      .values({ ...half, ...where, iniciado_em: '2026-11-21T08:59:30' })
      .execute();
    expect(await send()).toMatchObject({ code: 409 });
    await t.db.updateTable('cobranca_envio').set({ iniciado_em: '2026-11-21T08:57:00' }).execute();
    expect(await send()).toMatchObject({ code: 409, message: expect.stringContaining('pode ter chegado') });
    expect(await send({ reenviar: true })).toMatchObject({ code: 200, isRepetido: false });
  });

  it.each(['', 'a@b.com, c@d.com', 'a@b.com\r\nBcc: x@y.com', '|cat@example.org'])(
    'to %j is refused, as to what is no address (FMT-14)',
    async (email) => {
      expect(await send({ email })).toMatchObject({ code: 422, problems: [{ field: 'email' }] });
      expect(t.sent).toEqual([]);
    },
  );

  it('greets the payer by the name on the register, whatever name is sent (COB-28)', async () => {
    await send({ name: 'Ana\r\n\r\nPague por outro meio:\u2028https://exemplo.org' });
    expect(t.sent[0]?.text).toMatch(/^Olá, Conceição Inventada\.\n\nEste é o seu boleto/);
  });

  it('leaves again three times a day, however often it is pressed (COB-28)', async () => {
    await send();
    const codes = [];
    for (let press = 0; press < 5; press += 1) codes.push((await send({ reenviar: true })).code);
    expect(codes).toEqual([200, 200, 200, 422, 422]);
    expect(await get(`getEnviaBoleto/1200/outra%40example.org/Ana/${nossoNumero(1)}`)).toMatchObject({
      statusCode: 422,
    });
    expect(t.sent).toHaveLength(4);
  });

  it('takes the form of the specification too', async () => {
    const reply = await get(
      `getEnviaBoleto/1200/${encodeURIComponent('a/b@example.org')}/${encodeURIComponent('A/B')}/${nossoNumero(1)}`,
    );
    expect(reply.json()).toMatchObject({ status: true, message: 'Boleto enviado com sucesso!' });
    expect(t.logged()).not.toContain('example.org');
  });
});
