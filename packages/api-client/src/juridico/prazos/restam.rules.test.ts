import { expect, it } from 'vitest';
import { restamDiasUteis } from './restam.rules.ts';

it.each([
  ['2026-11-12', 'A_VENCER', 7, 'vence em 7 dias úteis'],
  ['2026-11-23', 'A_VENCER', 1, 'vence em 1 dia útil'],
  ['2026-11-24', 'HOJE', 0, 'vence hoje'],
  ['2026-11-25', 'VENCIDO', -1, 'venceu há 1 dia útil'],
  ['2026-11-30', 'VENCIDO', -4, 'venceu há 4 dias úteis'],
])('ATD-18, RET-22: a term until Tue 24/11/2026 on %s is %s, %i', (hoje, estado, restam, emPalavras) => {
  expect(restamDiasUteis(hoje, '2026-11-24')).toEqual({ estado, restam, emPalavras });
});

it('ATD-18: says the day where no working day lies between', () => {
  expect(restamDiasUteis('2026-11-14', '2026-11-13').emPalavras).toBe('venceu em 13/11/2026');
  expect(restamDiasUteis('2026-11-14', '2026-11-15').emPalavras).toBe('vence em 15/11/2026');
});

it('FIN-16: leaves out a holiday of the city', () => {
  expect(restamDiasUteis('2026-11-23', '2026-11-25', new Set(['2026-11-24'])).restam).toBe(1);
});
