// @module-tag embedded
import type { FatoDaPessoa } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { fichaKit } from '../fixtures/ficha.ts';

let t: Awaited<ReturnType<typeof testServer>>;
let kit: Awaited<ReturnType<typeof fichaKit>>;
beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  kit = await fichaKit(t);
});
afterAll(() => t.close());

test('CAD-40: the history of a person has every bond, each correction with its author, and what ANS was told and answered', async () => {
  await kit.save('0000000001', { nomeMae: 'Alzira Rezende' }, { token: kit.caio });
  const { id } = await t.db
    .insertInto('sib_envio')
    .values({
      pedido: '00000000-0000-4000-8000-000000000001',
      nome_arquivo: 'x.SBX',
      competencia: '2026-10',
      situacao: 'PROCESSADO',
      quantidade: 1,
      aceitos: 0,
      rejeitados: 1,
      hash: 'A'.repeat(32),
      conteudo: new Uint8Array(),
      login: 'USU_lia',
      gerado_em: '2026-11-05T10:00:00',
      retorno_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await t.db
    .insertInto('sib_envio_registro')
    .values({
      envio_id: id,
      ordem: 1,
      matricula: '0000000001',
      tipo: 'RETIFICAÇÃO',
      cco: null,
      dados: {},
      situacao: 'REJEITADO',
    })
    .execute();
  const { status, body } = await kit.call('POST', 'historicoBeneficiario', { matricula: '3' });
  expect(status).toBe(200);
  const fatos = body as unknown as FatoDaPessoa[];
  // The newest first; both bonds of Otília are there, asked for by either.
  expect(fatos.map(({ fato, matricula }) => `${fato} ${matricula}`)).toEqual([
    'CORREÇÃO 0000000001',
    'ENVIO À ANS 0000000001',
    'CANCELAMENTO 0000000003',
    ...fatos.slice(3).map(({ fato, matricula }) => `${fato} ${matricula}`),
  ]);
  expect(
    fatos
      .slice(3)
      .map(({ fato }) => fato)
      .toSorted(),
  ).toEqual(['ATIVAÇÃO', 'ATIVAÇÃO', 'VENDA', 'VENDA']);
  expect(fatos[0]).toMatchObject({
    campo: 'nomeMae',
    depois: 'Alzira Rezende',
    quem: 'Caio Dantas Reis',
    hora: expect.stringMatching(/^\d\d:\d\d$/),
  });
  expect(fatos[1]).toMatchObject({
    dia: '05/11/2026',
    hora: '10:00',
    texto: 'RETIFICAÇÃO em x.SBX, rejeitada',
  });
  expect(fatos[2]).toMatchObject({ dia: '01/03/2025', hora: null });
  expect((await kit.call('POST', 'historicoBeneficiario', { matricula: '9999' })).status).toBe(404);
});
