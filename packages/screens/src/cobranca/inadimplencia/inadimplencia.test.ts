import {
  fakeContratoCancelado,
  fakeInadimplente,
  fakePagamentoVencido,
} from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.fake.ts';
import { faixaDeAtraso } from '@vidas/api-client/cobranca/inadimplencia/pagamentoVencido.report.ts';
import { describe, expect, it } from 'vitest';
import { cancelamentoCards } from './cancelamentoCards.ts';
import { inadimplenteCards } from './inadimplenteCards.ts';
import { codigoProblem, uniqueCodigos } from './inadimplenteCodigos.ts';
import { pagamentoVencidoCards } from './pagamentoVencidoCards.ts';
import { readData } from './useCancelamentoData.ts';
import { writeCep } from '../../write/writeCep.ts';

const valuesOf = (cards: readonly { readonly value: unknown }[]) => cards.map(({ value }) => value);
const hintsOf = (cards: readonly { readonly hint?: unknown }[]) => cards.map(({ hint }) => hint);

describe('codes of cities', () => {
  it.each(['4104808', '410480', '1', '04'])('%j can be looked up', (code) =>
    expect(codigoProblem(code)).toBeNull(),
  );

  it.each(['0', '000', '', '-1', '4.5', '12345678', 'Toledo', '٤'])('%j cannot', (code) =>
    expect(codigoProblem(code)).not.toBeNull(),
  );

  it('are listed once, zeros before them apart (COB-19)', () => {
    expect(uniqueCodigos(['4104808', '04104808', '12', '4104808'])).toEqual(['4104808', '12']);
  });
});

describe('what the cards count', () => {
  it('people once each, their money, and late payments by age up to the last day inside', () => {
    const rows = [1, 30, 31, 60, 61, 400].map((qtdDiasVencidos, index) =>
      fakePagamentoVencido(1, {
        qtdDiasVencidos,
        valor: 100,
        matricula: index === 0 ? '2' : '1',
      }),
    );
    expect(valuesOf(pagamentoVencidoCards(rows, rows))).toEqual([2, 600, 4, 2]);
    expect(hintsOf(pagamentoVencidoCards(rows, rows.slice(0, 1)))).toEqual([
      '1 com o filtro',
      'R$ 1,00 com o filtro',
      '1 com o filtro',
      '0 com o filtro',
    ]);
  });

  it('a company and a person of the same number are two', () => {
    const rows = (['I', 'E'] as const).map((tipo) => fakePagamentoVencido(1, { tipo, matricula: '300' }));
    expect(valuesOf(pagamentoVencidoCards(rows, rows))[0]).toBe(2);
  });

  it('no money and no age where the server sends none', () => {
    const rows = [fakeInadimplente(1), fakeInadimplente(2, { valor: undefined, dias: undefined })];
    expect(valuesOf(inadimplenteCards(rows, rows))).toEqual([2, undefined, undefined, undefined]);
    expect(valuesOf(inadimplenteCards(undefined, []))).toEqual([undefined, undefined, undefined, undefined]);
    expect(valuesOf(inadimplenteCards([], []))).toEqual([0, 0, 0, 0]);
  });

  it('91 days are more than 90', () => {
    const rows = [61, 90, 91].map((dias) => fakeInadimplente(1, { dias, valor: 1 }));
    expect(valuesOf(inadimplenteCards(rows, rows))).toEqual([1, 3, 2, 1]);
  });

  it('letters that would not arrive', () => {
    const rows = [
      fakeContratoCancelado(1),
      fakeContratoCancelado(1, { CEP: null }),
      fakeContratoCancelado(1, { ENDERECO: null }),
      fakeContratoCancelado(1, { BAI_NOME: null }),
    ];
    expect(valuesOf(cancelamentoCards(rows, rows, false))).toEqual([4, 2, 0, 0]);
    expect(cancelamentoCards(rows, rows, false)[0]?.label).toBe('Contratos cancelados');
    expect(cancelamentoCards(rows, rows, true)[0]?.label).toBe('Contratos a cancelar');
  });

  it('COB-16: a missing datum is counted apart from the warnings', () => {
    const rows = [
      fakeContratoCancelado(1, { AVISOS: 'sem aviso', SEM_DADO: 'internação: sem dado' }),
      fakeContratoCancelado(2, { AVISOS: null, SEM_DADO: 'internação: sem dado' }),
      fakeContratoCancelado(3, { AVISOS: null, SEM_DADO: null }),
    ];
    expect(
      cancelamentoCards(rows, rows.slice(2), false)
        .slice(2)
        .map(({ label, value, hint }) => [label, value, hint]),
    ).toEqual([
      ['Com avisos', 1, '0 com o filtro'],
      ['Com dado que falta', 2, '0 com o filtro'],
    ]);
  });
});

it.each([
  [15, '1 a 15 dias'],
  [16, '16 a 30 dias'],
  [60, '31 a 60 dias'],
  [90, '61 a 90 dias'],
  [91, 'Mais de 90 dias'],
])('%i days are of the age %j', (dias, faixa) => expect(faixaDeAtraso(dias)).toBe(faixa));

it.each([
  ['2026-11-30', '2026-11-30'],
  ['2026-02-30', null],
  ['30/11/2026', null],
  [null, null],
])('the address %j asks for the day %j', (text, data) => expect(readData(text)).toBe(data));

it.each([
  ['85801000', '85801-000'],
  ['8580100', '8580100'],
  [null, null],
])('the CEP %j is shown as %j', (cep, shown) => expect(writeCep(cep)).toBe(shown));
