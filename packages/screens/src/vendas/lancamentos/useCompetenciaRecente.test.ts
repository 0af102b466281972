import { expect, it } from 'vitest';
import { competenciasOferecidas } from './useCompetenciaRecente.ts';

it('the months go from January of last year to the present one, and an address may name an older one (VEN-40)', () => {
  const months = competenciasOferecidas('2026-03', '2026-03');
  expect([months.length, months[0], months[2], months[3], months.at(-1)]).toEqual([
    15,
    '2026-03',
    '2026-01',
    '2025-12',
    '2025-01',
  ]);
  expect(competenciasOferecidas('2026-01', '2025-12')).toHaveLength(13);
  expect(competenciasOferecidas('2026-03', '2024-08').slice(-2)).toEqual(['2025-01', '2024-08']);
});
