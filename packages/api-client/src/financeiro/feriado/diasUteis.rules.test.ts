import { describe, expect, it } from 'vitest';
import { diasUteisEntre, ehDiaUtil, somaDiasUteis } from './diasUteis.rules.ts';

describe('a working day of a term (FIN-16)', () => {
  it.each([
    ['a Thursday', '2026-11-12', true],
    ['a Saturday', '2026-11-14', false],
    ['a Sunday', '2026-11-15', false],
    ['a national holiday', '2026-11-20', false],
    ['the Monday of Carnival, on which only banks are closed', '2026-02-16', true],
    ['Corpus Christi, unless the city has it', '2026-06-04', true],
    ['the last day of the year, on which only banks are closed', '2026-12-31', true],
  ])('%s', (_why, dia, util) => {
    expect(ehDiaUtil(dia)).toBe(util);
  });

  it('leaves out what state and city of the seat have in the register', () => {
    expect(ehDiaUtil('2026-11-10', new Set(['2026-11-10']))).toBe(false);
  });

  it('refuses what is no day', () => {
    expect(() => ehDiaUtil('2026-02-30')).toThrow('Não é um dia: 2026-02-30');
    expect(() => somaDiasUteis('2026-02-30', 1)).toThrow('Não é um dia: 2026-02-30');
    expect(() => somaDiasUteis('2026-02-28', 1.5)).toThrow('Não é um número de dias: 1.5');
    expect(() => diasUteisEntre('2026-02-28', 'amanhã')).toThrow('Não são dias: 2026-02-28 e amanhã');
  });
});

describe('a term in working days (FIN-17)', () => {
  it.each([
    ['2026-11-12', 0, '2026-11-12'],
    ['2026-11-12', 3, '2026-11-17'],
    ['2026-11-12', 5, '2026-11-19'],
    ['2026-11-12', 7, '2026-11-24'],
    ['2026-11-12', 10, '2026-11-27'],
    ['2026-11-10', 10, '2026-11-25'],
    ['2026-11-14', 1, '2026-11-16'],
    ['2026-12-24', 1, '2026-12-28'],
  ])('from %s, %i working days, ends on %s', (dia, n, ultimo) => {
    expect(somaDiasUteis(dia, n)).toBe(ultimo);
    expect(diasUteisEntre(dia, ultimo)).toBe(n);
  });

  it('jumps over the holidays of the seat', () => {
    expect(somaDiasUteis('2026-11-12', 3, new Set(['2026-11-16']))).toBe('2026-11-18');
  });

  it('counts backwards what is over', () => {
    expect(diasUteisEntre('2026-11-24', '2026-11-12')).toBe(-7);
    expect(diasUteisEntre('2026-11-13', '2026-11-15')).toBe(0);
    expect(diasUteisEntre('2026-11-15', '2026-11-13')).toBe(0);
  });
});
