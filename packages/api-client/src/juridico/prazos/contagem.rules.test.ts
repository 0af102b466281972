import { expect, it } from 'vitest';
import { prazoAberto } from './contagem.rules.ts';

it.each([
  ['2026-11-12', 'A_VENCER', 7, 'vence em 7 dias úteis'],
  ['2026-11-23', 'A_VENCER', 1, 'vence em 1 dia útil'],
  ['2026-11-24', 'HOJE', 0, 'vence hoje'],
  ['2026-11-25', 'VENCIDO', -1, 'venceu há 1 dia útil'],
  ['2026-11-30', 'VENCIDO', -4, 'venceu há 4 dias úteis'],
])('ATD-18, RET-22: a term until Tue 24/11/2026 on %s is %s, %i', (hoje, prazo, restam, relogio) => {
  expect(prazoAberto('2026-11-24', hoje)).toEqual({ prazo, restam, relogio });
});

it('ATD-18: says the day where no working day lies between', () => {
  expect(prazoAberto('2026-11-13', '2026-11-14').relogio).toBe('venceu em 13/11/2026');
  expect(prazoAberto('2026-11-15', '2026-11-14').relogio).toBe('vence em 15/11/2026');
});

it('FIN-16: leaves out a holiday of the city', () => {
  expect(prazoAberto('2026-11-25', '2026-11-23', new Set(['2026-11-24'])).restam).toBe(1);
});
