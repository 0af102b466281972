import { expect, test } from 'vitest';
import { presetRange } from './rangePresets.ts';

test.each([
  ['hoje', '2026-10-20', '2026-10-20', '2026-10-20'],
  ['esta-semana', '2026-10-20', '2026-10-18', '2026-10-24'],
  ['esta-semana', '2026-10-18', '2026-10-18', '2026-10-24'],
  ['esta-semana', '2026-10-24', '2026-10-18', '2026-10-24'],
  ['esta-semana', '2027-01-01', '2026-12-27', '2027-01-02'],
  ['este-mes', '2026-10-20', '2026-10-01', '2026-10-31'],
  ['este-mes', '2024-02-29', '2024-02-01', '2024-02-29'],
  ['mes-passado', '2026-10-31', '2026-09-01', '2026-09-30'],
  ['mes-passado', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['mes-passado', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['este-ano', '2026-10-20', '2026-01-01', '2026-12-31'],
] as const)('%s on %s is %s to %s', (preset, today, start, end) => {
  expect(presetRange(preset, today)).toEqual({ start, end });
});
