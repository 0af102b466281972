import {
  faixaDeAtraso,
  faixasDeAtraso,
} from '@vidas/api-client/cobranca/inadimplencia/pagamentoVencido.report.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';

let t: TestServer;
let token: string;
beforeAll(async () => {
  t = await testServer({ seed: 'demo', lives: 3_000 });
  token = await t.tokenFor({ modules: ['cobranca'] });
});
afterAll(() => t.close());

const rows = async (path: string) =>
  (await t.staff.inject({ url: `/api/v1/cobranca/${path}`, headers: { authorization: token } })).json<
    Record<string, string>[]
  >();

it('the demonstration has rows for every report about who does not pay', async () => {
  const datas = await rows('getRelatorioCancelamentoData');
  const comDivida = datas.filter(({ porInadimplencia }) => Number(porInadimplencia) > 0);
  expect(comDivida.length).toBeGreaterThan(3);
  const passada = comDivida.at(1)?.['data']?.replaceAll('/', '-') ?? '';
  const cancelados = await rows(`getRelatorioCancelamento/${passada}`);
  expect(cancelados.some((row) => row['MOTIVO'] === 'Inadimplência')).toBe(true);

  // Everybody cancelled for non-payment was delinquent on that day.
  const devedores = new Set(
    (await rows(`getRelatorioInadimplentes/${passada}`)).map((row) => row['matricula']),
  );
  const porDivida = cancelados.filter((row) => row['MOTIVO'] === 'Inadimplência');
  expect(porDivida.filter((row) => !devedores.has(row['MATRICULA']))).toEqual([]);

  const fimDoMes = (datas[0]?.['data'] ?? '').replaceAll('/', '-');
  const [todos, mensagens, errados] = await Promise.all([
    rows(`getRelatorioInadimplentes/${fimDoMes}`),
    rows(`getRelatorioInadimplentesMensageria/${fimDoMes}`),
    rows(`getInadimplentesMensageriaFoneErrado/${fimDoMes}`),
  ]);
  expect(mensagens.length + errados.length).toBe(todos.length);
  expect(mensagens.length).toBeGreaterThan(errados.length);
  expect(new Set(errados.map((row) => row['MOTIVO']))).toEqual(
    new Set([
      'sem telefone',
      'telefone com dígitos de menos',
      'fixo não recebe SMS',
      'celular sem o nono dígito',
      // A number of one repeated digit only fills the field.
      'número inválido',
    ]),
  );

  const vencidos = await rows('getInadimplentesAposVencimento/01_01_2026/31_12_2026');
  const faixas = new Set(vencidos.map((row) => faixaDeAtraso(Number(row['qtdDiasVencidos']))));
  expect([...faixas].toSorted()).toEqual(faixasDeAtraso.map(({ nome }) => nome).toSorted());
});
