import { afterAll, beforeAll, expect, it } from 'vitest';
import { chanceOf } from '../../../demo/prng.ts';
import type { Preenchido } from '../../../demo/retorno/escreveRetorno.ts';
import { devolvido, paga, retorno, writeTitulos } from '../../financeiro/retorno/fixtures/titulos.ts';
import { type CaixaComBanco, caixaComBanco } from '../banco.fixture.ts';

const valor = 30_000;

/** Money received for the title, in the test's own book: `principal` pays its value, `credito` stays with the payer. */
interface Entrada {
  de: 'banco' | 'cartao';
  /** Id of the sale; empty for the bank. */
  venda: string;
  recebido: number;
  principal: number;
  juros: number;
  credito: number;
  isDevolvida: boolean;
}

let k: CaixaComBanco;
let ana: CaixaComBanco['ana'];
beforeAll(async () => {
  k = await caixaComBanco();
  ({ ana } = k);
});
afterAll(() => k.t.close());

const cents = (written: unknown): number => Number(String(written).replace(/\D/g, ''));
const reais = (value: number): string => (value / 100).toFixed(2).replace('.', ',');

const vivas = (entradas: readonly Entrada[]) => entradas.filter(({ isDevolvida }) => !isDevolvida);
const soma = (entradas: readonly Entrada[], de: 'recebido' | 'principal' | 'juros' | 'credito'): number =>
  vivas(entradas).reduce((sum, each) => sum + each[de], 0);
const falta = (entradas: readonly Entrada[]): number => valor - soma(entradas, 'principal');

/** F1 in Caixa's offer: debt without and with interest; undefined when not offered. */
const oferecida = async () => {
  const { dataFormat = [] } = ((await ana.get('/caixa/getMensalidade/100')) ?? {}) as {
    dataFormat?: Record<string, string>[];
  };
  const row = dataFormat.find(({ codFatura }) => codFatura === 'F1');
  return row && { valor: cents(row['valorTotal']), juros: cents(row['juros']) };
};

const confere = async (entradas: readonly Entrada[]): Promise<void> => {
  const isPago = falta(entradas) <= 0;
  expect(await k.titulo(1)).toMatchObject({
    status: isPago ? 'PAGA' : 'ABERTA',
    pago: isPago ? soma(entradas, 'recebido') - soma(entradas, 'credito') : null,
    juros: isPago ? soma(entradas, 'juros') : 0,
  });
  expect((await oferecida())?.valor).toBe(isPago ? undefined : falta(entradas));
};

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'keeps every cent of bank and card, whatever comes after what, and all the way back (%s)',
  async (seed) => {
    await writeTitulos(k.t.db, 1);
    const isSemVolta = seed % 2 === 0;
    const chance = chanceOf(`título ${seed}`);
    let sequencial = 100;
    const entradas: Entrada[] = [];
    const volta: (() => Promise<void>)[] = [];

    const aplica = async (linha: Preenchido, undo: () => void): Promise<void> => {
      const { arquivoId } = await k.aplica(retorno([linha], { sequencial: (sequencial += 1) }));
      volta.push(async () => {
        expect(
          await k.manda('desfazRetorno', { arquivo: arquivoId, linha: 0, motivo: 'engano' }),
        ).toMatchObject({ status: 200 });
        undo();
      });
    };
    const pagaNoBanco = async (recebido: number): Promise<void> => {
      const principal = Math.max(0, Math.min(recebido, falta(entradas)));
      const entrada: Entrada = {
        de: 'banco',
        venda: '',
        recebido,
        principal,
        juros: 0,
        credito: recebido - principal,
        isDevolvida: false,
      };
      // No two lines are equal, so none counts as a repetition.
      const dia = `2026-11-${chance.int(10, 18)}`;
      await aplica(paga(1, { recebido, ocorrencia: dia, tarifa: sequencial }), () =>
        entradas.splice(entradas.indexOf(entrada), 1),
      );
      entradas.push(entrada);
    };
    const devolve = async (): Promise<void> => {
      const doBanco = vivas(entradas).filter(({ de }) => de === 'banco');
      if (doBanco.length === 0) return;
      const { recebido } = chance.pick(doBanco);
      const devolvida = doBanco.findLast((each) => each.recebido === recebido);
      await aplica(devolvido(1, recebido, { tarifa: sequencial }), () => {
        if (devolvida) devolvida.isDevolvida = false;
      });
      if (devolvida) devolvida.isDevolvida = true;
    };
    const vende = async (): Promise<void> => {
      const oferta = await oferecida();
      if (!oferta) return;
      const total = oferta.valor + oferta.juros;
      const sold = await ana.sell({
        cartaoDataVenda: '20/11/2026',
        cartaoDesconto: '0,00',
        fatura: [{ codigoFatura: 'F1' }],
        cartaoValorTotal: reais(total),
      });
      expect(sold.status).toBe(200);
      const entrada: Entrada = {
        de: 'cartao',
        venda: await k.ultimaVenda(),
        recebido: total,
        principal: oferta.valor,
        juros: oferta.juros,
        credito: 0,
        isDevolvida: false,
      };
      entradas.push(entrada);
      volta.push(() => exclui(entrada));
    };
    const exclui = async (entrada: Entrada): Promise<void> => {
      expect((await ana.remove(entrada.venda)).status).toBe(200);
      entradas.splice(entradas.indexOf(entrada), 1);
    };
    /** A sale can be deleted whatever came later; earlier acts can no longer be undone. */
    const excluiUma = async (): Promise<void> => {
      const vendas = entradas.filter(({ de }) => de === 'cartao');
      if (vendas.length === 0) return;
      await exclui(chance.pick(vendas));
      volta.length = 0;
    };
    const atos = [
      () => pagaNoBanco(1_000 * chance.int(1, 30)),
      () => pagaNoBanco(falta(entradas) > 0 ? falta(entradas) : valor),
      devolve,
      devolve,
      vende,
      vende,
      async () => volta.pop()?.(),
      ...(isSemVolta ? [excluiUma] : []),
    ];
    for (let ato = 0; ato < 14; ato += 1) {
      await chance.pick(atos)();
      await confere(entradas);
    }
    while (volta.length > 0) {
      await volta.pop()?.();
      await confere(entradas);
    }
    if (!isSemVolta) expect(entradas).toEqual([]);
  },
);
