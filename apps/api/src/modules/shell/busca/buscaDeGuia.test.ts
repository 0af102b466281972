import type { Achados } from '@vidas/api-client/shell/busca/busca.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prestadores, writeGuia } from '../../contas-medicas/guias/guias.fixture.ts';
import { guiasServer } from '../../contas-medicas/guias/guiasServer.fixture.ts';

const { t, ana, centro } = await guiasServer();

beforeAll(async () => {
  await writeGuia(
    t.db,
    { numero: '70010001', numero_prestador: 'PX-889', senha: 'A1B2C3', numero_operadora: '55501' },
    [],
  );
  await writeGuia(
    t.db,
    { numero: '70010002', matricula: '0000000002', emitida_em: '2026-11-12', status: 0 },
    [],
  );
  await writeGuia(
    t.db,
    { numero: '70010003', matricula: '0000000002', prestador_codigo: prestadores.centro, senha: 'A1B2C3' },
    [],
  );
});

afterAll(() => t.close());

const found = async (texto: string, authorization = ana): Promise<Achados> => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: '/api/v1/busca/pessoasEBoletos',
    headers: { authorization },
    payload: { texto },
  });
  return reply.json<Achados>();
};
const numbers = async (texto: string, who = ana) =>
  (await found(texto, who)).guias?.map(({ numero }) => numero);

it.each([
  ['70010001', ['70010001']],
  [' px-889 ', ['70010001']],
  ['55501', ['70010001']],
  ['a1b2c3', ['70010001', '70010003']],
  ['0000000002', ['70010002', '70010003']],
  ['70019999', []],
])('ACE-28: a guide is found by %j', async (texto, expected) => {
  expect(await numbers(texto)).toEqual(expected);
});

it('ACE-28: says whose it is, by which provider, and how it stands', async () => {
  const reply = await found('70010002');
  expect(reply.guias).toEqual([
    { numero: '70010002', nome: 'Bruno Inventado', prestador: 'Clínica das Acácias', situacao: 'Pendências' },
  ]);
  // Contas Médicas has no screen of a person or of a boleto.
  expect(reply).toMatchObject({ pessoas: [], boletos: [] });
});

it('ACE-28: Centro Médico finds those of its own provider alone, also beside another module', async () => {
  const both = await t.tokenFor({ modules: ['centro-medico', 'cadastro'] });
  for (const who of [centro, both]) {
    expect(await numbers('0000000002', who)).toEqual(['70010003']);
    expect(await numbers('70010001', who)).toEqual([]);
  }
  const cadastro = await t.tokenFor({ modules: ['cadastro'] });
  expect((await found('70010001', cadastro)).guias).toBeUndefined();
});
