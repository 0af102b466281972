import { expect, it } from 'vitest';
import { recusaDaRealizacao } from './realizacao.rules.ts';

it.each([
  ['2026-11-11', 'use um dia desde o pedido, de 12/11/2026'],
  ['2026-11-12', null],
  ['2026-11-23', null],
  ['2026-11-24', 'use um dia até hoje'],
])('ATD-32: done on %s, of a request of 12/11 on the 23rd: %s', (dia, recusa) => {
  expect(recusaDaRealizacao(dia, { pedidaEm: '2026-11-12', hoje: '2026-11-23' })).toBe(recusa);
});
