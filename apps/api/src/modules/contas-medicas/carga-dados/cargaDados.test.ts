import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';

let t: TestServer;
let ana: string;

beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  ana = await t.tokenFor({ modules: ['contas-medicas'], login: 'ana', nome: 'Ana Prado Lima' });
});

afterAll(() => t.close());

const post = async (call: string, payload: object, authorization = ana) => {
  const answer = await t.staff.inject({
    method: 'POST',
    url: `/api/v1/contasMedicas/${call}`,
    headers: { authorization },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
};
const outubro = { dtInicial: '01/10/2026', dtFinal: '31/10/2026', tipoCargaDados: 'G' };

it('records who asked for which data, says that nothing was sent, and lists the newest first (CMR-8)', async () => {
  expect(await post('getCargaDados', outubro)).toEqual({
    status: 200,
    body: {
      success: true,
      message: expect.stringMatching(/^Pedido guardado\. Nada foi enviado/),
      carregada: false,
    },
  });
  const umDia = { dtInicial: '02/10/2026', dtFinal: '02/10/2026', tipoCargaDados: 'A' };
  await post('getCargaDados', umDia);
  const { body } = await post('getCargasPedidas', {});
  expect(body).toEqual([
    { ...umDia, id: '2', pedidaEm: expect.any(String), usuario: 'Ana Prado Lima' },
    { ...outubro, id: '1', pedidaEm: expect.any(String), usuario: 'Ana Prado Lima' },
  ]);
});

it.each([
  [{ tipoCargaDados: 'X' }, 'tipoCargaDados', 'use A, G ou C'],
  [{ dtInicial: '01/11/2026' }, 'dtInicial', 'a data inicial não pode ser posterior à final'],
  [{ dtFinal: '31/11/2026' }, 'dtFinal', 'data inválida: use DD/MM/AAAA'],
])('refuses %j and records nothing', async (over, field, message) => {
  const before = (await post('getCargasPedidas', {})).body;
  const { status, body } = await post('getCargaDados', { ...outubro, ...over });
  expect({ status, problems: body.problems }).toEqual({ status: 400, problems: [{ field, message }] });
  expect((await post('getCargasPedidas', {})).body).toEqual(before);
});

it.each(['getCargaDados', 'getCargasPedidas'])('%s is for Contas Médicas alone', async (call) => {
  const outro = await t.tokenFor({ modules: ['juridico'] });
  expect((await post(call, outubro, outro)).status).toBe(403);
});
