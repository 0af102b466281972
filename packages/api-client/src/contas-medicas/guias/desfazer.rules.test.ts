import { describe, expect, it } from 'vitest';
import { motivoSemDesfazer, type ParaDesfazer } from './desfazer.rules.ts';
import { porqueSegunda } from './segundaPessoa.rules.ts';

const hoje = '2026-11-21';
const incorporada: ParaDesfazer = {
  status: 1,
  dataBaixa: null,
  competencia: '2026-12',
  demonstrativo: null,
};
const baixada = { ...incorporada, dataBaixa: '2026-11-20' };

describe('an undo', () => {
  it.each([
    [incorporada, 'incorporacao'],
    [baixada, 'incorporacao'],
    [baixada, 'baixa'],
    [{ ...baixada, competencia: '2026-11' }, 'baixa'],
  ] as const)('CTM-77: of %o takes back its %s', (guia, desfaz) => {
    expect(motivoSemDesfazer(guia, desfaz, hoje)).toBeNull();
  });

  it.each([
    [{ ...incorporada, status: 2, competencia: null }, 'incorporacao', /esta está como Válida/],
    [{ ...baixada, status: 3, competencia: null }, 'baixa', /esta está como Já baixada/],
    [incorporada, 'baixa', /não está baixada/],
  ] as const)('CTM-77: of %o has no %s to take back', (guia, desfaz, why) => {
    expect(motivoSemDesfazer(guia, desfaz, hoje)).toMatch(why);
  });

  it('CTM-78: of a month that is over, or after a demonstrativo, is refused with what to do instead', () => {
    expect(motivoSemDesfazer({ ...baixada, competencia: '2026-10' }, 'baixa', hoje)).toMatch(
      /10\/2026 já fechou.*numa guia de 11\/2026 ou 12\/2026\.$/,
    );
    const demonstrativo = { baixadoEm: '2026-11-20T17:00', por: 'Rui Farias Lobo', parcial: false };
    expect(motivoSemDesfazer({ ...baixada, demonstrativo }, 'incorporacao', hoje)).toBe(
      'O demonstrativo com esta guia foi baixado em 20/11/2026 por Rui Farias Lobo: o prestador pode já ter a resposta. Acerte a diferença com ele numa guia nova.',
    );
  });
});

describe('the second person', () => {
  it.each([
    ['999520', 1, null, /prestador próprio/],
    ['200010', 500_001, 500_000, /passa de R\$ 5\.000,00/],
    ['200010', 500_000, 500_000, null],
    ['200010', 9_999_999, null, null],
  ] as const)('CTM-67, CTM-79: for %s with %i above %s: %s', (prestador, aprovado, acimaDe, why) => {
    const said = porqueSegunda({ prestador, aprovado }, { proprio: '999520', acimaDe });
    if (why === null) expect(said).toBeNull();
    else expect(said).toMatch(why);
  });
});
