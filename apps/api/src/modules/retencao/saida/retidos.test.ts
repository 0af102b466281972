import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';

let t: TestServer;
let token: string;

const [saiu, desistiu, voltou, foiDeNovo] = ['0000000001', '0000000002', '0000000003', '0000000004'] as const;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  token = await t.tokenFor({ login: 'ANA', modules: ['retencao'] });
  const cancelado = { cancelado_em: '2026-11-10' };
  const novo = { cadastrado_em: '2026-11-11', ativado_em: '2026-11-15' };
  await writeRegister(t.db, [
    { matricula: saiu, ...cancelado },
    { matricula: desistiu },
    { matricula: voltou, pessoa_id: 'volta', ...cancelado },
    { matricula: '0000000013', pessoa_id: 'volta', ...novo },
    { matricula: foiDeNovo, pessoa_id: 'vai', ...cancelado },
    { matricula: '0000000014', pessoa_id: 'vai', ...novo, cancelado_em: '2026-11-30' },
  ]);
});
afterAll(() => t.close());

const post = async (path: string, payload: object) =>
  (
    await t.staff.inject({
      method: 'POST',
      url: `/api/v1/retencao/${path}`,
      headers: { authorization: token },
      payload,
    })
  ).statusCode;

test('RET-28: counts who withdrew before the registration, and who has a new contract at the end of the month', async () => {
  const pedido = {
    pedido: randomUUID(),
    matriculas: [desistiu],
    quemPediu: 'A própria pessoa',
    destino: 'OPERADORA',
    canal: 'TELEFONE',
    pedidoEm: null,
    primeiroPedidoEm: null,
    obitoEm: null,
    itens: [],
    novoTitular: null,
    motivo: '',
    proximoEm: null,
    desistiu: true,
  };
  expect(await post('registraSaida', pedido)).toBe(200);
  for (const codsau of [saiu, desistiu, voltou, foiDeNovo])
    expect(
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await post('addAtendimentoRetencao', {
        codsau,
        retdesc: 'Fica.',
        retstatus: 'F',
        retresultado: 'P',
        retmotivo: 18,
        ultimoRetcod: null,
      }),
    ).toBe(200);
  const reply = await t.staff.inject({
    url: '/api/v1/retencao/getRetencaoPessoas/11_2026/F',
    headers: { authorization: token },
  });
  const rows = reply.json<{ matricula: string; retido: boolean }[]>();
  expect(
    rows
      .map(({ matricula, retido }) => [matricula, retido])
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  ).toEqual([
    [saiu, false],
    [desistiu, true],
    [voltou, true],
    [foiDeNovo, false],
  ]);
});
