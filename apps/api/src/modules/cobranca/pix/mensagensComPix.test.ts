// @module-tag embedded
import {
  colunasMensageria,
  type LinhaMensageria,
} from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leBrCode } from '../../../documents/pix/brCode.rules.ts';
import { leCampanhaCsv } from '../../../imports/campanhaCsv.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { recebe, writeBills } from '../fixtures/bills.ts';
import { comPix } from './fixtures/comPix.ts';

let t: TestServer;
let token: string;
const devedor = '0000000100';
beforeAll(async () => {
  t = await testServer({ seed: 'none', config: { cobranca: comPix }, now: '2026-11-25T15:00:00Z' });
  token = await t.tokenFor({ modules: ['cobranca'] });
  await writeRegister(t.db, [{ matricula: devedor, nome: 'Ávila Inventada' }]);
  await t.db.updateTable('pessoa').set({ fone_1: '45998761234' }).execute();
  await writeBills(
    t.db,
    ['2026-08-10', '2026-09-10', '2026-12-10'].map((vencimento, at) => ({
      numero: at + 1,
      tipo: 'I' as const,
      vencimento,
      valorCents: 10_000,
      titular: devedor,
    })),
  );
});
afterAll(() => t.close());

const mensagens = async (): Promise<LinhaMensageria[]> =>
  (
    await t.staff.inject({
      url: '/api/v1/cobranca/getRelatorioInadimplentesMensageria/30-11-2026?codCidade=0',
      headers: { authorization: token },
    })
  ).json();
const codigoDe = (mensagem: string): string => /0002\S+ ?\S* ?\S*6304[0-9A-F]{4}/.exec(mensagem)?.[0] ?? '';
const txids = async () =>
  (await t.db.selectFrom('pix_codigo').orderBy('feito_em').select('txid').execute()).map(({ txid }) => txid);

it('the message of the day asks by PIX for all that its text names, with today’s fine and interest (CTA-15)', async () => {
  const [linha] = await mensagens();
  // R$ 100,00 twice, R$ 2,00 each, 107 and 76 days of 1 % a month.
  expect(linha?.MENSAGEM).toMatch(
    /^Ávila, constam 2 mensalidades .* Só hoje, 25\/11\/2026, por PIX copia e cola de R\$ 210,10: 0002.* \. Se já pagou, desconsidere\.$/,
  );
  const lido = leBrCode(codigoDe(linha?.MENSAGEM ?? ''));
  expect([lido.valorCents, lido.txid]).toEqual([21_010, (await txids())[0]]);
  const [deNovo] = await mensagens();
  expect(deNovo).toEqual(linha);
  expect(await txids()).toHaveLength(1);
  expect(
    await t.db.selectFrom('pix_codigo_parte').select('titulo_numero').orderBy('titulo_numero').execute(),
  ).toEqual([{ titulo_numero: 'T1' }, { titulo_numero: 'T2' }]);
  await recebe(t.db, 'F1', 5_000);
  expect((await mensagens())[0]?.MENSAGEM).toContain('R$ 157,31: ');
  await recebe(t.db, 'F1', -5_000);
});

it('a campaign takes it on its day, and refuses it on another or at another time (CTA-15)', async () => {
  const [linha] = await mensagens();
  const le = (hoje: string, agendada = '') => {
    const celulas = colunasMensageria.map((coluna) =>
      coluna === 'DATA_HORA_AGENDADA' ? agendada : linha?.[coluna],
    );
    return leCampanhaCsv(Buffer.from(`${colunasMensageria.join(';')}\r\n${celulas.join(';')}`), {
      push: true,
      sms: true,
      hoje,
    });
  };
  expect([le('2026-11-25').problems, le('2026-11-25', '25/11/2026 18:00').problems]).toEqual([[], []]);
  const recusa = {
    field: 'MENSAGEM',
    message: 'o código PIX só vale em 25/11/2026; baixe o arquivo de novo no dia do envio',
  };
  expect(le('2026-11-26').problems).toMatchObject([recusa]);
  expect(le('2026-11-25', '26/11/2026 08:00').problems).toMatchObject([recusa]);
});
