import { expect, test } from 'vitest';
import { filaDe, filas, problemaDaInternacao, problemaDaPromessa } from './fila.rules.ts';
import { situacoes, type CodigoDaSituacao } from './situacao.rules.ts';

test('NOT-14: every situation is in one queue, and only the one that the law lets be cancelled is in the last', () => {
  const codigos = Object.keys(situacoes) as CodigoDaSituacao[];
  for (const codigo of codigos) expect(filas[filaDe(codigo)]).toBeDefined();
  expect(codigos.filter((codigo) => filaDe(codigo) === 'PODE')).toEqual(['PODE_CANCELAR']);
});

test.each([
  [{ prometeEm: null, proximoEm: null }, 'prometeEm'],
  [{ prometeEm: '2026-11-09', proximoEm: null }, 'prometeEm'],
  [{ prometeEm: null, proximoEm: '2026-11-09' }, 'proximoEm'],
  [{ prometeEm: '2026-11-10', proximoEm: '2026-11-12' }, undefined],
])('NOT-15: the promise %j is wrong at %s', (promessa, field) => {
  expect(problemaDaPromessa(promessa, '2026-11-10')?.field).toBe(field);
});

test.each([
  [{ inicio: '2026-11-11', fim: null }, 'inicio'],
  [{ inicio: '2026-11-09', fim: '2026-11-08' }, 'fim'],
  [{ inicio: '2026-11-09', fim: '2026-11-11' }, 'fim'],
  [{ inicio: '2026-11-09', fim: '2026-11-10' }, undefined],
])('NOT-9: the stay %j is wrong at %s', (internacao, field) => {
  expect(problemaDaInternacao(internacao, '2026-11-10')?.field).toBe(field);
});
