import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compara, juntas, type LinhaDoHistorico, mesesDaLinha, quantasSairam } from './comparacao.rules.ts';

const regra = { key: ['EMP', 'PLANO'], month: 'COMPETENCIA', figure: 'VALOR' };
const linha = (
  COMPETENCIA: string,
  EMP: string | null,
  VALOR: number | null,
  PLANO = '1',
): LinhaDoHistorico => ({
  COMPETENCIA,
  EMP,
  PLANO,
  VALOR,
});

describe('a row beside its other months', () => {
  const historico = [
    linha('2025-10', 'A', 100),
    linha('2025-11', 'A', 200),
    linha('2026-09', 'A', 5_000),
    linha('2026-10', 'A', 4_000),
    // Another plan of the company, another company, and a month without a figure.
    linha('2026-09', 'A', 9_999, '2'),
    linha('2026-09', 'B', 8_888),
    linha('2026-08', 'A', null),
  ];
  const [a] = compara(regra, '2026-10', [linha('2026-10', 'A', 4_000)], historico);

  it('has the month before, the same month of the year before, and what changed', () => {
    expect(a).toMatchObject({ anterior: 5_000, haUmAno: 100, diferenca: -1_000 });
  });

  it('has twelve months, itself last; one without a row or a figure is empty, not zero', () => {
    expect(mesesDaLinha('2026-10')).toHaveLength(12);
    expect(mesesDaLinha('2026-10').at(0)).toBe('2025-11');
    expect(a?.meses).toEqual([200, null, null, null, null, null, null, null, null, null, 5_000, 4_000]);
  });

  it('of January reaches into the year before', () => {
    const [row] = compara(
      regra,
      '2026-01',
      [linha('2026-01', 'A', 7)],
      [linha('2025-12', 'A', 5), linha('2025-01', 'A', 3)],
    );
    expect(row).toMatchObject({ anterior: 5, haUmAno: 3, diferenca: 2 });
  });

  it('has no difference where one of the two figures is missing', () => {
    const ofTwo = compara(
      regra,
      '2026-10',
      [linha('2026-10', 'B', 1), linha('2026-10', 'A', null), linha('2026-10', null, 2)],
      [linha('2026-09', 'A', 5)],
    );
    expect(ofTwo.map(({ diferenca }) => diferenca)).toEqual([null, null, null]);
  });

  it('tells an absent part of its key from an empty text', () => {
    const [row] = compara(regra, '2026-10', [linha('2026-10', null, 1)], [linha('2026-09', '', 5)]);
    expect(row?.anterior).toBeNull();
  });

  it('counts the rows that are gone since the month before', () => {
    expect(quantasSairam(regra, '2026-10', [linha('2026-10', 'A', 4_000)], historico)).toBe(2);
    expect(quantasSairam(regra, '2026-11', [], historico)).toBe(1);
  });
});

describe('several rows together', () => {
  const together = {
    parts: ['CUSTO', 'RECEITA'],
    of: (rows: readonly { CUSTO: number; RECEITA: number }[]) =>
      (100 * rows.reduce((sum, { CUSTO }) => sum + CUSTO, 0)) /
      rows.reduce((sum, { RECEITA }) => sum + RECEITA, 0),
  };

  it('are added, without those that are missing', () => {
    expect(
      juntas(regra, [linha('2026-09', 'A', 5), null, linha('2026-09', 'B', null), linha('2026-09', 'C', 2)]),
    ).toBe(7);
    expect(juntas(regra, [null, linha('2026-09', 'B', null)])).toBeNull();
  });

  it('give a ratio that is worked out anew, never an average', () => {
    const rows = [
      { VALOR: 50, CUSTO: 500, RECEITA: 1_000 },
      { VALOR: 200, CUSTO: 20, RECEITA: 10 },
    ];
    expect(juntas({ ...regra, together }, [...rows, null])).toBeCloseTo(51.485, 3);
    expect(juntas({ ...regra, together }, [null])).toBeNull();
  });

  it('have as difference that of their figures, whatever the rows, when each has both', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer(), fc.integer())), (pairs) => {
        const agora = pairs.map(([valor], index) => linha('2026-10', String(index), valor));
        const antes = pairs.map(([, valor], index) => linha('2026-09', String(index), valor));
        const found = compara(regra, '2026-10', agora, antes.toReversed());
        const sum = found.reduce((all, { diferenca }) => all + (diferenca ?? Number.NaN), 0);
        const before =
          juntas(
            regra,
            found.map(({ linhas }) => linhas.anterior),
          ) ?? 0;
        expect(sum).toBe((juntas(regra, agora) ?? 0) - before);
      }),
    );
  });
});
