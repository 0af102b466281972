// @module-tag embedded
import type { Boleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import type { SituacaoDaRemessa } from '@vidas/api-client/financeiro/remessa/remessa.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { codigoDinamico } from '../../../documents/pix/dinamico.fixture.ts';
import { comPix } from '../../cobranca/pix/fixtures/comPix.ts';
import { remessaKit } from './fixtures/kit.ts';

let kit: Awaited<ReturnType<typeof remessaKit>>;
let novo: { numero: string; nossoNumero: string };
beforeAll(async () => {
  kit = await remessaKit({ pix: comPix.pix, isPixDoBanco: true });
});
// One invoice of R$ 300,00, due and not late, and its new boleto for 30/11/2026, registered by the bank.
beforeEach(async () => {
  await kit.comeca([{ numero: 1, vencimento: '2026-12-10', valorCents: 30_000 }]);
  await kit.aceitaTeste();
  const emitido = await kit.emite(['F1'], '300,00');
  novo = { numero: String(emitido['numero']), nossoNumero: String(emitido['nossoNumero']) };
  await kit.faz();
});
afterAll(() => kit.t.close());

const registra = () => kit.recebe([kit.responde(novo, '02')]);
const grava = (texto: string) => kit.manda('financeiro/gravaPixDoBanco', { texto });
const linha = async (): Promise<Boleto | undefined> =>
  (await kit.pede<Boleto[]>('cobranca/getBoletoDadosAbertos/I/1200', kit.cobrador)).find(
    (each) => each['numero boleto cedente'] === novo.numero,
  );
const gera = (total = '300,00') =>
  kit.manda('cobranca/geraPix', { titulos: [novo.numero], total }, kit.cobrador);
const papel = async () =>
  (await kit.pede<{ data: number[] }>(`cobranca/getGeraBoleto/1200/${novo.nossoNumero}`, kit.cobrador)).data
    .length;

it('the code of a new boleto is the bank’s, and none is shown or printed before it is there (REM-16)', async () => {
  await registra();
  expect((await linha())?.pix).toBeUndefined();
  expect(await gera()).toMatchObject({
    status: 409,
    message: 'O código PIX deste boleto vem do banco, e ainda não chegou.',
  });
  const sem = await papel();
  expect((await kit.pede<SituacaoDaRemessa>('financeiro/getSituacaoRemessa')).semPix).toBe(1);
  const codigo = codigoDinamico('a1', '300.00');
  expect(await grava(`${novo.nossoNumero}; ${codigo}\n\n`)).toMatchObject({
    status: 200,
    message: 'Um código PIX gravado.',
  });
  expect((await linha())?.pix).toBe('BANCO');
  expect(await gera()).toMatchObject({
    status: 200,
    origem: 'BANCO',
    codigo,
    valor: '300,00',
    dia: '30/11/2026',
  });
  // A drawn code adds dozens of dark runs.
  expect((await papel()) - sem).toBeGreaterThan(500);
  expect((await kit.pede<SituacaoDaRemessa>('financeiro/getSituacaoRemessa')).semPix).toBe(0);
  expect(await grava(`${novo.nossoNumero};${codigo}`)).toMatchObject({ message: '0 códigos PIX gravados.' });
  expect(await grava(`${novo.nossoNumero};${codigoDinamico('b2')}`)).toMatchObject({
    status: 422,
    message: `Nada foi gravado. Linha 1: o boleto ${novo.numero} já tem outro código.`,
  });
});

it('a code is refused with its line and the reason, and nothing of the text is kept (REM-16)', async () => {
  const bom = codigoDinamico('a1');
  expect(await grava(`${novo.nossoNumero};${bom}`)).toMatchObject({
    status: 422,
    message: `Nada foi gravado. Linha 1: o boleto ${novo.numero} não está registrado no banco.`,
  });
  await registra();
  const estatico =
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406418.855802BR5917OPERADORA EXEMPLO6003ITU62170513T12345D2611266304A0F8';
  for (const [texto, motivo] of [
    ['abc', 'deve ter o nosso número, 17 algarismos, e o código, com ; entre eles'],
    [`31285570000000009;${bom}`, 'nenhum novo boleto tem este nosso número'],
    [`${novo.nossoNumero};${estatico}`, 'o código é estático, e não o que o banco dá a um boleto'],
    [`${novo.nossoNumero};${bom.slice(0, -1)}0x`, 'o código está cortado: falta o fim (6304)'],
    [
      `${novo.nossoNumero};${codigoDinamico('a1', '299.00')}`,
      'o código é de R$ 299,00, e o boleto é de R$ 300,00',
    ],
  ] as const)
    expect(await grava(texto)).toMatchObject({
      status: 422,
      message: `Nada foi gravado. Linha 1: ${motivo}.`,
    });
  const mistura = await grava(`${novo.nossoNumero};${bom}\nabc\n${novo.nossoNumero};${bom}`);
  expect(mistura).toMatchObject({
    status: 422,
    problems: [{ line: 2 }, { line: 3, message: 'repete a linha 1' }],
  });
  expect(await kit.t.db.selectFrom('pix_do_banco').selectAll().execute()).toEqual([]);
});
