import { fakeAbertas } from '@vidas/api-client/caixa/pagamento-cartao/lancamento.fake.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { partesDe } from './CobraPorPix.tsx';
import { ResumoDaVenda } from './ResumoDaVenda.tsx';
import { calcula, vendaVazia } from './vendaForm.ts';

const hoje = '2026-11-21';
const [late, next, last] = fakeAbertas;
if (!late || !next || !last) throw new Error('The fixture has three fees.');

it('a debt is charged by PIX as what is late, all of it, or the chosen fees, each part once (CXA-20)', () => {
  const parts = (escolhidas: typeof fakeAbertas, abertas = fakeAbertas) =>
    partesDe({ abertas, escolhidas, hoje }).map(({ nome, titulos, total }) => [nome, titulos, total]);
  const vencido = ['Vencido', ['7000101'], 41_347];
  const tudo = ['Tudo em aberto', ['7000101', '7000102', '7000103'], 121_348];
  expect(parts([next])).toEqual([['Mensalidades escolhidas', ['7000102'], 40_000], vencido, tudo]);
  expect(parts([])).toEqual([vencido, tudo]);
  expect(parts([late])).toEqual([['Mensalidades escolhidas', ['7000101'], 41_347], tudo]);
  expect(parts([], [])).toEqual([]);
});

it('beside the form stand the installments, the sums and what of the debt stays open (CXA-21)', () => {
  const tarifas = [{ tarifaId: '4', bandeiraId: '1', tarifaParcelaLimite: 12, tarifaPorcentagem: 339 }];
  const venda = {
    ...vendaVazia(hoje),
    bandeiraId: '1',
    cartaoTransacao: 'crédito',
    cartaoQtdParcela: '7',
    desconto: 5_001,
  };
  const escolhidas = [next, last];
  const text = renderToStaticMarkup(
    createElement(ResumoDaVenda, {
      abertas: fakeAbertas,
      escolhidas,
      desconto: 5_001,
      pronta: calcula(venda, escolhidas, tarifas),
    }),
  ).replaceAll(/<[^>]+>/g, ' ');
  for (const said of [
    /7 × R\$ 107,14 \(a última R\$ 107,16\)/,
    /Mensalidades\s+R\$ 800,01/,
    /Desconto\s+R\$ 50,01/,
    /Tarifa\s+R\$ 25,4[23] \(3,39%\)/,
    /Fica em aberto: 1 mensalidade, R\$ 413,47/,
  ])
    expect(text).toMatch(said);
});
