import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { cobranca, recebe, writeBills } from '../fixtures/bills.ts';

let t: TestServer;
let token: string;
const holder = '0000001200';
const child = '0000001201';
const ofHolder = { tipo: 'I', titular: holder, valorCents: 43_575 } as const;

beforeAll(async () => {
  t = await testServer({ seed: 'none', config: { cobranca } });
  token = await t.tokenFor({ modules: ['atendimento', 'vendas'] });
  await writeRegister(t.db, [
    { matricula: holder, nome: 'Conceição Inventada', cpf: '52998224725' },
    { matricula: child, titular_matricula: holder, dependencia: 4, nome: 'Łucja 王' },
  ]);
  await writeBills(t.db, [
    { ...ofHolder, numero: 1, vencimento: '2025-01-10' },
    { ...ofHolder, numero: 2, vencimento: '2026-12-10' },
    { ...ofHolder, numero: 3, vencimento: '2026-12-20' },
  ]);
  await t.db
    .updateTable('lancamento')
    .set({ matricula: child })
    .where('fatura_numero', 'in', ['F1', 'F2'])
    .execute();
  await recebe(t.db, 'F1', 43_575, '2025-01-09');
});
afterAll(() => t.close());

interface Linha {
  letrasSemFonte?: string;
}

it('says before a boleto is made which letters of a name that it lists no font has (PAP-2)', async () => {
  const reply = await t.staff.inject({
    url: '/api/v1/cobranca/getBoletoDadosAbertos/I/1200',
    headers: { authorization: token },
  });
  const rows = reply.json<(Linha & { 'data vencimento': string })[]>();
  expect(rows.map((row) => [row['data vencimento'], row.letrasSemFonte])).toEqual(
    expect.arrayContaining([
      ['10/12/2026', '王'],
      ['20/12/2026', undefined],
    ]),
  );
});

it('says before a declaration is made which letters of a dependent’s name no font has (PAP-2)', async () => {
  const reply = await t.staff.inject({
    method: 'POST',
    url: '/api/v1/cobranca/listarDeclaracoes',
    headers: { authorization: token },
    payload: { matricula: '1200' },
  });
  const { tipoDeclaracoes } = reply.json<{ tipoDeclaracoes: { declaracoes: Linha[] }[] }>();
  expect(tipoDeclaracoes[0]?.declaracoes[0]?.letrasSemFonte).toBe('王');
});
