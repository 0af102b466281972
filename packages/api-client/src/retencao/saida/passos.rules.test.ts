import { describe, expect, test } from 'vitest';
import { diasPagosAdiante, dizEfeito, passosPossiveis, problemaDoPasso } from './passos.rules.ts';
import type { SaidaEmCurso } from './saida.rules.ts';

const saida = (over: Partial<SaidaEmCurso> = {}): SaidaEmCurso => ({
  pedidoEm: '2026-11-10T18:40:00',
  aguarda: 'CONTRATANTE',
  diretoDesde: '2026-12-11',
  sabidaEm: null,
  comprovadaEm: null,
  retiradaEm: null,
  ...over,
});

describe('RET-24: steps of a request', () => {
  test.each([
    [{}, '2026-12-10', ['AVISADA', 'RESPONDEU', 'EFEITO', 'RETIRADA', 'CONTATO']],
    [{}, '2026-12-11', ['AVISADA', 'RESPONDEU', 'EFEITO', 'DIRETO', 'RETIRADA', 'CONTATO']],
    [{ aguarda: 'TIPO', diretoDesde: null }, '2026-12-11', ['EFEITO', 'RETIRADA', 'CONTATO']],
    [{ sabidaEm: '2026-11-10T18:40:00' }, '2026-12-11', ['COMPROVANTE', 'CONTATO']],
    [{ sabidaEm: '2026-11-10T18:40:00', comprovadaEm: '2026-11-20T09:00:00' }, '2026-12-11', []],
    [{ retiradaEm: '2026-11-10T18:50:00' }, '2026-12-11', []],
  ] as const)('%o on %s: %o', (over, hoje, expected) =>
    expect(passosPossiveis(saida(over), hoje)).toEqual(expected),
  );

  const em = '2026-11-20T10:00:00';
  test.each([
    [{ passo: 'DIRETO', em, texto: '' }, 'passo'],
    [{ passo: 'EFEITO', em: '2026-12-01T10:00:01', texto: '' }, 'em'],
    [{ passo: 'EFEITO', em: '2026-11-10T18:39:00', texto: '' }, 'em'],
    [{ passo: 'RESPONDEU', em, texto: ' ' }, 'texto'],
    [{ passo: 'RETIRADA', em, texto: '' }, 'texto'],
    [{ passo: 'EFEITO', em: '2026-11-10T18:40:00', texto: '' }, undefined],
  ] as const)('%o names the field that is wrong: %s', (passo, field) =>
    expect(problemaDoPasso(saida(), passo, '2026-12-01T10:00:00')?.field).toBe(field),
  );
});

test('RET-18: the effect is said with its source', () => {
  expect(dizEfeito({ em: '2026-11-10T18:40:00', aguarda: null, diretoDesde: null })).toBe(
    'A saída vale desde 10/11/2026 18:40 e não se desfaz (RN ANS 561/2022).',
  );
  expect(dizEfeito({ em: null, aguarda: 'CONTRATANTE', diretoDesde: '2026-12-11' })).toContain(
    'a partir de 11/12/2026',
  );
  expect(dizEfeito({ em: null, aguarda: 'CONTRATANTE', diretoDesde: null })).not.toContain('a partir de');
  expect(dizEfeito({ em: null, aguarda: 'TIPO', diretoDesde: null })).toContain(
    'tipo de contratação não informado',
  );
});

test.each([
  [30_000, '2026-11-10T18:40:00', 20_000],
  [30_000, '2026-11-01T00:00:00', 30_000],
  [31_000, '2026-12-31T10:00:00', 0],
  [41_250, '2028-02-10T08:00:00', 27_026],
])('RET-25: of %i cents paid, a leaving at %s gives back %i', (cents, em, back) =>
  expect(diasPagosAdiante(cents, em)).toBe(back),
);
