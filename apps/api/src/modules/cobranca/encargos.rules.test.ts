import { describe, expect, it } from 'vitest';
import { diasEntre, instrucoesDe, somaDias, ultimoDiaEmDia, valorHoje } from './encargos.rules.ts';

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
  ])('on %s is %s with a fine of %i and interest of %i', (hoje, situacao, multaCents, jurosCents) => {
    const valorAtualizadoCents = bill.valorCents + multaCents + jurosCents;
    expect(valorHoje(bill, hoje, encargos)).toEqual({
      situacao,
      multaCents,
      jurosCents,
      valorAtualizadoCents,
    });
  });

  it('due on a Sunday or a national holiday is in time on the next working day', () => {
    expect(ultimoDiaEmDia('2026-11-08')).toBe('2026-11-09');
    expect(ultimoDiaEmDia('2026-11-20')).toBe('2026-11-23');
    const sunday = { ...bill, vencimento: '2026-11-08' };
    expect(valorHoje(sunday, '2026-11-09', encargos).situacao).toBe('A VENCER');
    // Late: the days count from the due day, not from the next banking day.
    expect(valorHoje(sunday, '2026-11-10', encargos)).toMatchObject({ situacao: 'VENCIDO', jurosCents: 29 });
  });

  it('costs nothing more where nothing is configured', () => {
    expect(valorHoje(bill, '2026-11-21', { multa: 0, jurosMes: 0 })).toMatchObject({
      valorAtualizadoCents: 43_575,
    });
  });
});

it('counts days across months and years', () => {
  expect([diasEntre('2026-12-31', '2027-01-01'), diasEntre('2028-02-28', '2028-03-01')]).toEqual([1, 2]);
  expect(somaDias('2026-12-31', 1)).toBe('2027-01-01');
});

it('tells the cashier what to charge and until when', () => {
  expect(instrucoesDe(bill, encargos)).toEqual([
    'Após o vencimento: multa de 2,00%.',
    'Após o vencimento: juros de 1,00% ao mês, por dia de atraso.',
    'Não receber após 10/12/2026.',
  ]);
});
