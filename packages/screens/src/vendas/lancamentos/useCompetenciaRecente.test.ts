import { expect, it } from 'vitest';
import { competenciasOferecidas } from './useCompetenciaRecente.ts';

it('the months go from January of last year to the present one, and an address may name an older one (VEN-40)', () => {
  expect(competenciasOferecidas('2026-03', '2026-03')).toEqual([
    ...['2026-03', '2026-02', '2026-01', '2025-12', '2025-11', '2025-10', '2025-09', '2025-08', '2025-07'],
    ...['2025-06', '2025-05', '2025-04', '2025-03', '2025-02', '2025-01'],
  ]);
  expect(competenciasOferecidas('2026-01', '2025-12')).toHaveLength(13);
  expect(competenciasOferecidas('2026-03', '2024-08').slice(-2)).toEqual(['2025-01', '2024-08']);
});
