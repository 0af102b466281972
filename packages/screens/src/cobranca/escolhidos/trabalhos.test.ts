import { type Boleto, enviaBoleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { fakeBoleto } from '@vidas/api-client/cobranca/boleto/boleto.fake.ts';
import { emiteNovoBoleto } from '@vidas/api-client/cobranca/novo-boleto/novoBoleto.contract.ts';
import type { Http } from '@vidas/api-client/http/http.ts';
import { expect, test } from 'vitest';
import { pagadoresDe } from './pagadorEscolhido.ts';
import { emiteDoPagador, enviaDoPagador } from './trabalhos.ts';

const pagador = { type: 'I', matricula: '0000000101', nome: 'Ana' } as const;

/** A server with these answers to the reading and to the act; it keeps what was asked of the act. */
const serverOf = (read: unknown, done: unknown) => {
  const asked: unknown[] = [];
  const http = {
    call: async (endpoint: object, input: { body?: unknown }) => {
      if (endpoint !== enviaBoleto && endpoint !== emiteNovoBoleto) return read;
      asked.push(input.body);
      return done;
    },
  } as unknown as Http;
  return { http, asked };
};

const vencido = fakeBoleto(1);
const novo = fakeBoleto(2, { registro: 'REGISTRADO' });
const sends = async (boletos: readonly Boleto[], isRepetido = false) => {
  const { http, asked } = serverOf(boletos, { status: true, message: 'ok', isRepetido });
  const said = await enviaDoPagador(http, pagador).catch((reason: Error) => reason.message);
  return [said, asked.length];
};

test('COB-38: a payer gets the late bills that the bank takes and the new one in their place, each once', async () => {
  expect(await sends([vencido, novo, fakeBoleto(3)])).toEqual([
    '2 boletos enviados a conceicao@example.org',
    2,
  ]);
  expect(await sends([vencido], true)).toEqual(['1 já tinha sido enviado', 1]);
});

test('COB-38: nothing goes to whom it cannot, with the reason', async () => {
  expect(await sends([])).toEqual(['Não tem boleto vencido.', 0]);
  expect(await sends([fakeBoleto(3)])).toEqual(['Não tem boleto vencido.', 0]);
  expect(await sends([{ ...vencido, email: ' ' }])).toEqual(['Não tem e-mail no cadastro.', 0]);
  expect(await sends([{ ...vencido, formaPedida: 'Por telefone: à tarde' }])).toEqual([
    'Pediu os papéis por telefone: fica em Papéis por telefone.',
    0,
  ]);
  expect(await sends([{ ...vencido, situacao: 'EXPIRADO' }])).toEqual([
    'O banco já não recebe este boleto. Use Emitir novo boleto.',
    0,
  ]);
});

const fatura = (fatura: string, given: object = {}) => ({
  fatura,
  titulo: fatura,
  vencimento: '2026-10-10',
  valor: 10_000,
  multa: 200,
  juros: 100,
  total: 10_300,
  novoBoleto: null,
  impede: null,
  ...given,
});
const makes = async (faturas: readonly object[], given: object = {}) => {
  const { http, asked } = serverOf(
    { porque: null, recusaDoDia: null, faturas, ...given },
    { nossoNumero: '900', total: 10_300 },
  );
  const pedido = { dia: '2026-12-01', hoje: '2026-11-30' };
  const said = await emiteDoPagador(http, pagador, pedido).catch((reason: Error) => reason.message);
  return [said, asked];
};

test('COB-39: one new boleto takes the late invoices that can be in it, with the total that was read', async () => {
  const [said, asked] = await makes([
    fatura('1'),
    fatura('2', { impede: 'Está em débito automático.' }),
    fatura('3', { vencimento: '2026-12-10' }),
  ]);
  expect(said).toBe('1 fatura, R$ 103,00, nosso número 900');
  expect(asked).toEqual([
    { type: 'I', matricula: '0000000101', vencimento: '2026-12-01', faturas: ['1'], total: 10_300 },
  ]);
});

test('COB-39: who has one of all late invoices keeps it, and a refusal is said', async () => {
  expect(await makes([fatura('1', { novoBoleto: '7' }), fatura('2', { novoBoleto: '7' })])).toEqual([
    'Já tem o novo boleto 7 de todas.',
    [],
  ]);
  const [, asked] = await makes([fatura('1', { novoBoleto: '7' }), fatura('2')]);
  expect(asked).toHaveLength(1);
  expect(await makes([], {})).toEqual(['Não tem fatura vencida.', []]);
  expect(await makes([fatura('1')], { recusaDoDia: 'Não é dia útil.' })).toEqual(['Não é dia útil.', []]);
});

test('COB-40: each payer of the chosen rows is served once, and a row without one is left out', () => {
  expect(
    pagadoresDe([
      { tipo: 'I', matricula: '0000000101', nome: 'Ana' },
      { tipo: 'I', matricula: '0000000101', nome: 'Ana' },
      { tipo: 'E', matricula: '0000000101', nome: 'Padaria' },
      { tipo: 'I', matricula: '0000000000', nome: 'Sem matrícula' },
      { nome: 'Sem tipo', matricula: '1' },
    ]),
  ).toEqual([
    { type: 'I', matricula: '0000000101', nome: 'Ana' },
    { type: 'E', matricula: '0000000101', nome: 'Padaria' },
  ]);
});
