import { expect, it } from 'vitest';
import { despesaLiquida, sinistralidade, sinistralidadeAlta } from './sinistralidade.rules.ts';

const of = (despesaCents: number, coparticipacaoCents: number, mensalidadeCents: number) =>
  sinistralidade({ despesaCents, coparticipacaoCents, mensalidadeCents });

it('is the net expense of the fees in hundredths of a percent (CTB-1)', () => {
  expect(of(8_235_00, 0, 10_000_00)).toBe(8_235);
  expect(of(9_000_00, 1_000_00, 10_000_00)).toBe(8_000);
  expect(of(25_000_00, 0, 10_000_00)).toBe(25_000);
});

it('rounds halves away from zero, exactly, however large the sums', () => {
  expect(of(1, 0, 20_000)).toBe(1);
  expect(of(1, 0, 20_001)).toBe(0);
  expect(of(0, 1, 20_000)).toBe(-1);
  expect(of(4_503_599_627_370_497, 0, 4_503_599_627_370_496)).toBe(10_000);
});

it('is negative when co-payments are more than the expense', () => {
  expect(despesaLiquida({ despesaCents: 100, coparticipacaoCents: 300 })).toBe(-200);
  expect(of(100, 300, 1_000)).toBe(-2_000);
});

it('is nothing without fees, whatever was spent', () => {
  expect(of(100_00, 0, 0)).toBeNull();
  expect(of(0, 0, 0)).toBeNull();
});

it('is never minus zero', () => {
  expect(of(0, 0, 100)).toBe(0);
  expect(of(0, 1, 1_000_000)).toBe(0);
});

it('is high above 99 %, not at it', () => {
  expect([9_900, 9_901, null].map((value) => sinistralidadeAlta(value))).toEqual([false, true, false]);
});
