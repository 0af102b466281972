// @module-tag embedded
import type { PrazoSalvo } from '@vidas/api-client/juridico/prazos/prazosDaLei.report.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { prazosEm } from './prazos.sql.ts';

let t: TestServer;
let token: string;

// The clock of the server stands on 21/11/2026.
beforeAll(async () => {
  t = await testServer({ seed: 'none' });
  token = await t.tokenFor({ login: 'INES', nome: 'Inês Prado', modules: ['juridico'] });
});
beforeEach(async () => {
  await t.db.deleteFrom('prazo_legal').execute();
});
afterAll(() => t.close());

const get = async <T>(call: string): Promise<T> =>
  (await t.staff.inject({ url: `/api/v1/juridico/${call}`, headers: { authorization: token } })).json();
const post = async (call: string, payload: object) => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: `/api/v1/juridico/${call}`,
    headers: { authorization: token },
    payload,
  });
  return { status: reply.statusCode, ...reply.json<{ message: string; problems?: object[] }>() };
};
const doPrazo = async (call: string, chave = 'reanalise') =>
  (await get<PrazoSalvo[]>(call))
    .filter((prazo) => prazo.chave === chave)
    .map(({ valor, vigenteDesde, situacao, conferencia }) => [valor, vigenteDesde, situacao, conferencia]);
const grava = (prazoValor: string, vigenteDesde: string, prazoChave = 'reanalise') =>
  post('gravaPrazo', { prazoChave, prazoValor, vigenteDesde });

describe('terms of the law', () => {
  it('PRA-1: each has value, unit, source, its day and who confirmed it', async () => {
    expect(await doPrazo('getPrazosDaLei')).toEqual([['7', null, 'EM_VIGOR', 'ninguém conferiu']]);
    expect(await doPrazo('getPrazosDaLei', 'parcialConta')).toEqual([
      ['Não', null, 'EM_VIGOR', 'ninguém conferiu'],
    ]);
  });

  it('PRA-2: another value holds from its day on, and the past stays', async () => {
    expect(await grava('5', '01/12/2026')).toMatchObject({
      status: 200,
      message: 'Reanálise de uma negativa pela ouvidoria: 5 desde 01/12/2026.',
    });
    expect(await doPrazo('getPrazosDaLei')).toEqual([['7', null, 'EM_VIGOR', 'ninguém conferiu']]);
    expect(await doPrazo('getPrazosDaLeiHistorico')).toEqual([
      ['7', null, 'EM_VIGOR', 'ninguém conferiu'],
      ['5', '01/12/2026', 'FUTURO', 'ninguém conferiu'],
    ]);
    expect((await prazosEm(t.db, '2026-11-30')).reanalise).toBe('7');
    expect((await prazosEm(t.db, '2026-12-01')).reanalise).toBe('5');
  });

  it('PRA-2: refuses a day that is over, a second value of today, and a value of another unit', async () => {
    expect(await grava('5', '20/11/2026')).toMatchObject({
      status: 422,
      problems: [{ field: 'vigenteDesde', message: expect.stringContaining('use hoje ou um dia depois') }],
    });
    expect((await grava('5', '21/11/2026')).status).toBe(200);
    expect(await grava('6', '21/11/2026')).toMatchObject({
      status: 422,
      problems: [{ field: 'vigenteDesde' }],
    });
    expect(await grava('sete', '01/12/2026')).toMatchObject({
      status: 422,
      problems: [{ field: 'prazoValor', message: 'use um número inteiro de 1 a 366' }],
    });
    expect(await doPrazo('getPrazosDaLei')).toEqual([['5', '21/11/2026', 'EM_VIGOR', 'ninguém conferiu']]);
  });

  it('PRA-3: who confirms a value is named with it; a value that changed meanwhile is refused', async () => {
    expect((await post('conferePrazo', { prazoChave: 'reanalise', prazoValor: '7' })).status).toBe(200);
    expect(await doPrazo('getPrazosDaLei')).toEqual([
      ['7', null, 'EM_VIGOR', 'conferido por Inês Prado em 21/11/2026 09:00'],
    ]);
    await grava('5', '21/11/2026');
    expect(await post('conferePrazo', { prazoChave: 'reanalise', prazoValor: '7' })).toMatchObject({
      status: 409,
      message: 'O valor em vigor agora é 5. Confira este.',
    });
    expect((await doPrazo('getPrazosDaLeiHistorico')).map(([, , situacao]) => situacao)).toEqual([
      'PASSADO',
      'EM_VIGOR',
    ]);
  });

  it('PRA-4: tells the screens which terms nobody confirmed, and which years have no holidays', async () => {
    await post('conferePrazo', { prazoChave: 'reanalise', prazoValor: '7' });
    const avisos = await get<{ naoConferidos: string[]; anosSemFeriados: number[] }>('getAvisosDosPrazos');
    expect(avisos.naoConferidos).toContain('respostaLaboratorio');
    expect(avisos.naoConferidos).not.toContain('reanalise');
    expect(avisos.anosSemFeriados).toEqual([2026, 2027]);
  });
});
