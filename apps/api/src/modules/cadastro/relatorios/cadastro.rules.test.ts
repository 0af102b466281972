import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { expect, test } from 'vitest';
import { anosEntre, custoSobreMensalidades, statusEm } from './cadastro.rules.ts';
import { momentoLocal } from '../../../operatorMoment.ts';

test.each([
  ['2020-01-01', null, 'Ativo'],
  ['2026-11-21', null, 'Ativo'],
  ['2026-11-22', null, 'Aguardando ativação'],
  [null, null, 'Aguardando ativação'],
  ['2020-01-01', '2026-11-22', 'Ativo'],
  ['2020-01-01', '2026-11-21', 'Cancelado'],
  [null, '2026-01-01', 'Cancelado'],
])('someone activated on %s and cancelled on %s is %s', (ativado_em, cancelado_em, status) => {
  expect(statusEm('2026-11-21', { ativado_em, cancelado_em })).toBe(status);
});

test.each([
  ['2000-11-21', '2026-11-21', 26],
  ['2000-11-22', '2026-11-21', 25],
  ['2004-02-29', '2026-02-28', 21],
  ['2004-02-29', '2026-03-01', 22],
  [null, '2026-03-01', null],
])('from %s to %s there are %s whole years', (inicio, fim, anos) => {
  expect(anosEntre(inicio, fim)).toBe(anos);
});

test.each([
  [8235, 10_000, 8235],
  [1, 3, 3333],
  [2, 3, 6667],
  [0, 500, 0],
  [500, 0, null],
])(
  'a cost of %s cents over %s cents of fees is %s hundredths of a percent',
  (custo, mensalidades, percentual) => {
    expect(custoSobreMensalidades(custo, mensalidades)).toBe(percentual);
  },
);

test('a moment is told in the time of the operator', () => {
  expect(momentoLocal(new Date('2026-01-01T02:30:05Z'))).toBe('2025-12-31T23:30:05');
  expect(writeDayTime('2025-12-31T23:30')).toBe('31/12/2025 23:30');
});
