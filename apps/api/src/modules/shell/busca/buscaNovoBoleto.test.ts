// @module-tag embedded
import type { Achados } from '@vidas/api-client/shell/busca/busca.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emitido, type RemessaKit, remessaKit } from '../../financeiro/remessa/fixtures/kit.ts';

let kit: RemessaKit;
let boleto: { numero: string; nossoNumero: string };

beforeAll(async () => {
  kit = await remessaKit();
  await kit.comeca([{ numero: 2, vencimento: '2026-10-13', valorCents: 40_000 }]);
  await kit.aceitaTeste();
  boleto = emitido(await kit.emite(['F2'], '414,40'));
});
afterAll(() => kit.t.close());

it('finds a new boleto by its nosso número, as long as it collects something (ACE-25)', async () => {
  const procura = async () =>
    (await kit.manda(
      'busca/pessoasEBoletos',
      { texto: boleto.nossoNumero },
      kit.cobrador,
    )) as unknown as Achados;
  expect((await procura()).boletos).toEqual([
    {
      nossoNumero: boleto.nossoNumero,
      nome: 'Conceição Inventada',
      tipo: 'I',
      matricula: '0000001200',
      vencimento: '30/11/2026',
      novo: true,
    },
  ]);
  await kit.t.db
    .updateTable('novo_boleto')
    .set({ desistido_em: '2026-11-25T10:00:00', desistido_por: 'x' })
    .execute();
  expect((await procura()).boletos).toEqual([]);
});

it('lists a new boleto that was sent by e-mail with its own number and payer (COB-26)', async () => {
  await kit.t.db
    .insertInto('cobranca_envio')
    .values({
      chave: `boleto:${boleto.numero}`,
      destinatario: 'ana@b.com',
      situacao: 'ENVIADO',
      iniciado_em: '2026-11-25T10:00:00',
      enviado_em: '2026-11-25T10:00:01',
      login: 'USU_cob',
    })
    .execute();
  expect(await kit.pede('cobranca/getDocumentosEnviados/01_11_2026/30_11_2026', kit.cobrador)).toMatchObject([
    {
      documento: 'Boleto',
      nome: 'Conceição Inventada',
      matricula: '0000001200',
      referencia: boleto.nossoNumero,
    },
  ]);
});
