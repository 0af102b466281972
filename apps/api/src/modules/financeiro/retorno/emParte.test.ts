import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mensagemDoBoleto } from '../boletos-gerados/boletosGerados.present.ts';
import { selectBoletoGerado } from '../boletos-gerados/boletosGerados.sql.ts';
import { type RetornoKit, retornoKit } from './fixtures/kit.ts';
import { devolvido, paga, pagaParte, retorno, writeTitulos } from './fixtures/titulos.ts';

let kit: RetornoKit;
let cobrador: string;
beforeAll(async () => {
  kit = await retornoKit();
  cobrador = await kit.t.tokenFor({ login: 'cob', modules: ['cobranca', 'caixa', 'financeiro'] });
});
beforeEach(() => writeTitulos(kit.t.db, 2));
afterAll(() => kit.t.close());

const ask = async <T>(caminho: string): Promise<T> =>
  (await kit.t.staff.inject({ url: `/api/v1/${caminho}`, headers: { authorization: cobrador } })).json<T>();

type Valores = { valor: string }[];
const somaDe = (valores: Valores): number =>
  valores.reduce((sum, { valor }) => sum + Number(valor.replace(/\D/g, '')), 0);

/** Debt of T1 on each screen, sums without the R$ 300,00 of T2; null where it is not listed. */
const devido = async (): Promise<unknown> => {
  type Rows = Record<string, unknown>[];
  const deF1 = (rows: Rows) =>
    rows.find((row) => (row['numfat'] ?? row['codFatura']) === 'F1')?.['valor'] ?? null;
  const caixa = await ask<{ dataFormat: Rows }>('caixa/getMensalidade/100');
  const vencidos = await ask<Rows>('cobranca/getInadimplentesAposVencimentoTotal');
  const boletos = await ask<Rows>('cobranca/getBoletoDadosAbertos/I/100');
  const doBoleto = boletos.find((row) => row['numero boleto cedente'] === 'T1');
  const cobranca = await ask<{ atraso: { faixas: Valores } }>('cobranca/getInicio');
  const financeiro = await ask<{ atraso: Valores }>('financeiro/getInicio');
  return {
    saldos: deF1(await ask<Rows>('financeiro/getRelatorioIdadeSaldos')),
    caixa: caixa.dataFormat.find(({ codFatura }) => codFatura === 'F1')?.['valorTotal'] ?? null,
    vencidos: vencidos.map(({ valor }) => valor),
    cobranca: somaDe(cobranca.atraso.faixas) - 30_000,
    financeiro: somaDe(financeiro.atraso) - 30_000,
    boleto: doBoleto?.['valor boleto'] ?? null,
    hoje: doBoleto?.['valorAtualizado'] ?? null,
  };
};

it('leaves the rest of a title that was paid in part to be paid, on every screen, until it is undone', async () => {
  const inteiro = await devido();
  const um = await kit.aplica(retorno([pagaParte(1, 10_000)]));
  const comUm = await devido();
  const deve = (valor: string, cents: number, hoje: string) => ({
    boleto: valor,
    hoje,
    saldos: valor,
    caixa: valor,
    vencidos: [valor, '300,00'],
    cobranca: cents,
    financeiro: cents,
  });
  expect([inteiro, comUm]).toEqual([deve('300,00', 30_000, '307,00'), deve('200,00', 20_000, '204,67')]);
  const dois = await kit.aplica(
    retorno([pagaParte(1, 5_000, { ocorrencia: '2026-11-12' })], { sequencial: 8 }),
  );
  expect(await devido()).toMatchObject({ saldos: '150,00', cobranca: 15_000 });
  for (const [{ arquivoId }, antes] of [
    [dois, comUm],
    [um, inteiro],
  ] as const) {
    expect(
      await kit.manda('desfazRetorno', { arquivo: arquivoId, linha: 0, motivo: 'engano' }),
    ).toMatchObject({
      status: 200,
    });
    expect(await devido()).toEqual(antes);
  }
});

it('asks in the mail, the paper and the message for the rest alone, and says what was received (CBR-10)', async () => {
  await kit.aplica(retorno([pagaParte(1, 10_000, { ocorrencia: '2026-11-12' })]));
  const { rows } = await selectBoletoGerado('T1').execute(kit.t.db);
  const [row] = rows;
  if (!row) throw new TypeError('T1 is not there.');
  const aviso = { hoje: '2026-11-20', operadora: 'Plano' };
  expect(mensagemDoBoleto(row, aviso)).toContain('de R$ 200,00');
  expect(mensagemDoBoleto(row, aviso)).toContain('Já recebido R$ 100,00 em 12/11/2026.');
  const [boleto] = await ask<Record<string, unknown>[]>('cobranca/getBoletoDadosAbertos/I/100');
  expect(boleto).toMatchObject({ recebidoEmParte: '100,00', recebidoEmParteEm: '12/11/2026' });
});

it('owes the whole again when the last payment of a title comes back', async () => {
  await kit.aplica(retorno([pagaParte(1, 10_000)]));
  const resto = await kit.aplica(
    retorno([pagaParte(1, 20_000, { comando: '08', natureza: '04', ocorrencia: '2026-11-12' })], {
      sequencial: 8,
    }),
  );
  expect([await kit.fins(resto.arquivoId), await devido()]).toMatchObject([['LIQUIDADO'], { saldos: null }]);
  await kit.aplica(retorno([devolvido(1, 20_000)], { sequencial: 9 }));
  expect(await devido()).toMatchObject({ saldos: '200,00', vencidos: ['200,00', '300,00'] });
});

it('owes what a returned cheque had paid, where its payer has as much as a credit (CBR-12)', async () => {
  await kit.aplica(retorno([pagaParte(1, 10_000)]));
  const inteiro = await kit.aplica(retorno([paga(1, { ocorrencia: '2026-11-12' })], { sequencial: 8 }));
  expect([await kit.fins(inteiro.arquivoId), await devido()]).toMatchObject([
    ['VALOR_DIFERENTE'],
    { saldos: null },
  ]);
  await kit.aplica(retorno([devolvido(1, 10_000)], { sequencial: 9 }));
  // R$ 300,00 came in: R$ 200,00 for the title and a credit of R$ 100,00.
  expect(await devido()).toMatchObject({ saldos: '100,00', caixa: '100,00', vencidos: ['100,00', '300,00'] });
});
