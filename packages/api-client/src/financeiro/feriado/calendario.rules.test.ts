import { describe, expect, it } from 'vitest';
import {
  ehDiaUtilBancario,
  feriadosBancarios,
  feriadosCivis,
  pascoa,
  proximoDiaUtilBancario,
} from './calendario.rules.ts';

const dias = (found: readonly { data: string }[]): string[] => found.map(({ data }) => data);

it.each([
  [2000, '2000-04-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter of %i is %s', (ano, dia) => {
  expect(pascoa(ano)).toBe(dia);
});

describe('national holidays (FIN-1)', () => {
  it('of 2026 are ten, in order', () => {
    expect(dias(feriadosCivis(2026))).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-21',
      '2026-05-01',
      '2026-09-07',
      '2026-10-12',
      '2026-11-02',
      '2026-11-15',
      '2026-11-20',
      '2026-12-25',
    ]);
  });

  it('have the day of Zumbi from the year of its law on', () => {
    expect(dias(feriadosCivis(2023))).not.toContain('2023-11-20');
    expect(dias(feriadosCivis(2024))).toContain('2024-11-20');
  });
});

describe('the calendar of the banks (FIN-2)', () => {
  it('adds Carnival, Corpus Christi and the last working day of the year', () => {
    const civis = new Set(dias(feriadosCivis(2026)));
    expect(dias(feriadosBancarios(2026)).filter((dia) => !civis.has(dia))).toEqual([
      '2026-02-16',
      '2026-02-17',
      '2026-06-04',
      '2026-12-31',
    ]);
  });

  it.each([
    ['a Saturday', 2022, '2022-12-30'],
    ['a Sunday', 2023, '2023-12-29'],
    ['a weekday', 2024, '2024-12-31'],
  ])('in a year that ends on %s closes on the weekday before', (_why, ano, dia) => {
    expect(dias(feriadosBancarios(ano)).at(-1)).toBe(dia);
  });
});

describe('the next day on which banks work (FIN-3)', () => {
  it.each([
    ['itself when they work', '2026-11-10', '2026-11-10'],
    ['Monday for a Saturday', '2026-11-21', '2026-11-23'],
    ['Wednesday for the Saturday of Carnival', '2026-02-14', '2026-02-18'],
    ['the second of January for the end of the year', '2026-12-31', '2027-01-04'],
    ['the day after the Tuesday of Carnival, in a leap year too', '2028-02-29', '2028-03-01'],
  ])('is %s', (_why, dia, next) => {
    expect(proximoDiaUtilBancario(dia)).toBe(next);
  });

  it('jumps over the holidays of the city', () => {
    const locais = new Set(['2026-11-10', '2026-11-11']);
    expect(ehDiaUtilBancario('2026-11-10', locais)).toBe(false);
    expect(proximoDiaUtilBancario('2026-11-10', locais)).toBe('2026-11-12');
  });

  it('refuses what is no day, in place of searching for ever', () => {
    expect(() => proximoDiaUtilBancario('2026-02-30')).toThrow('Não é um dia: 2026-02-30');
  });
});
