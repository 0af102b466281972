import { describe, expect, it } from 'vitest';
import {
  diasEntre,
  instrucoesEmAtraso,
  instrucoesEmDia,
  somaDias,
  ultimoDiaEmDia,
  valorHoje,
} from './encargos.rules.ts';

const encargos = { multa: 200, jurosMes: 100 };
const bill = { valorCents: 43_575, vencimento: '2026-11-10', diasValidos: 30 };

describe('a bill on a day', () => {
  it.each([
    ['2026-11-01', 'A VENCER', 0, 0],
    ['2026-11-10', 'A VENCER', 0, 0],
    // 2 % of 435,75 is 8,715, rounded half up. 1 % a month is 0,14525 for one day.
    ['2026-11-11', 'VENCIDO', 872, 15],
    ['2026-11-21', 'VENCIDO', 872, 160],
    ['2026-12-10', 'VENCIDO', 872, 436],
    ['2026-12-11', 'EXPIRADO', 872, 450],
  ])(
    'on %s is %s with a fine of %i and interest of %i (COB-6, COB-7)',
    (hoje, situacao, multaCents, jurosCents) => {
      const valorAtualizadoCents = bill.valorCents + multaCents + jurosCents;
      expect(valorHoje(bill, hoje, encargos)).toEqual({
        situacao,
        multaCents,
        jurosCents,
        valorAtualizadoCents,
      });
    },
  );

  it('due on a Sunday or a national holiday is in time on the next working day (COB-5)', () => {
    expect(ultimoDiaEmDia('2026-11-08')).toBe('2026-11-09');
    expect(ultimoDiaEmDia('2026-11-20')).toBe('2026-11-23');
    // Carnival, when banks are closed, and a city holiday after it.
    expect(ultimoDiaEmDia('2027-02-08')).toBe('2027-02-10');
    expect(ultimoDiaEmDia('2027-02-08', new Set(['2027-02-10']))).toBe('2027-02-11');
    const sunday = { ...bill, vencimento: '2026-11-08' };
    expect(valorHoje(sunday, '2026-11-09', encargos).situacao).toBe('A VENCER');
    // Late: days count from the due day, not from the next banking day.
    expect(valorHoje(sunday, '2026-11-10', encargos)).toMatchObject({ situacao: 'VENCIDO', jurosCents: 29 });
  });

  it('costs nothing more where nothing is configured (COB-6)', () => {
    expect(valorHoje(bill, '2026-11-21', { multa: 0, jurosMes: 0 })).toMatchObject({
      valorAtualizadoCents: 43_575,
    });
  });
});

it('counts days across months and years', () => {
  expect([diasEntre('2026-12-31', '2027-01-01'), diasEntre('2028-02-28', '2028-03-01')]).toEqual([1, 2]);
  expect(somaDias('2026-12-31', 1)).toBe('2027-01-01');
});

it('tells the cashier what to charge and until when (BOL-9)', () => {
  expect(instrucoesEmDia(bill, encargos)).toEqual([
    'Após o vencimento: multa de 2,00%.',
    'Após o vencimento: juros de 1,00% ao mês, por dia de atraso.',
    'Não receber após 10/12/2026.',
  ]);
});

describe('the instructions of a late bill', () => {
  it('on a late bill the cashier reads the included fine and its last day, and no second fine (BOL-9)', () => {
    expect(instrucoesEmAtraso(bill, '2026-11-18', encargos)).toEqual([
      'Vencimento original: 10/11/2026. Valor do documento: R$ 435,75.',
      'Multa de 2,00%: R$ 8,72, já no valor cobrado.',
      'Juros de 1,00% ao mês por 8 dias: R$ 1,16, já no valor cobrado.',
      'Valor cobrado: R$ 445,63.',
      'Não receber após 18/11/2026. Depois disso, peça outro boleto.',
    ]);
  });

  it.each([
    ['a Saturday may be paid on Monday', '2026-11-21', 'Não receber após 23/11/2026.'],
    ['but never beyond the days in which the bank takes it', '2026-12-05', 'Não receber após 05/12/2026.'],
  ])('%s', (_why, hoje, text) => {
    const until = { ...bill, diasValidos: 25 };
    expect(instrucoesEmAtraso(until, hoje, encargos).at(-1)).toContain(text);
  });

  it('on a late bill the cashier reads no fine that is not configured', () => {
    expect(instrucoesEmAtraso(bill, '2026-11-18', { multa: 0, jurosMes: 0 })).toHaveLength(3);
  });
});
