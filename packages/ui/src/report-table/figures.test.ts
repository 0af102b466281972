import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns.ts';
import { countFigure, type Figure, figureOf, gatherAsked, Growth, sumFigure } from './figures.ts';
import { finish } from './steps.ts';
import { readFilter } from './filters/filterState.ts';
import { selectRows } from './index/selectRows.ts';
import { indexOf } from './index/TableIndex.ts';

interface Linha {
  readonly nome: string;
  readonly valor: number;
}

const linhas = (count: number): Linha[] =>
  Array.from({ length: count }, (_, at) => ({ nome: at % 2 === 0 ? 'par' : 'ímpar', valor: at }));
const isPar = ({ nome }: Linha): boolean => nome === 'par';
const pares = countFigure(isPar);

/** The sum of the values, and how many rows were ever added to it. */
const watchedSum = () => {
  let added = 0;
  const figure: Figure<Linha, number> = {
    begin: () => {
      let sum = 0;
      return {
        add: ({ valor }) => {
          added += 1;
          sum += valor;
        },
        value: () => sum,
      };
    },
  };
  return { figure, added: () => added };
};

describe('a figure', () => {
  it('counts rows of a sort, or sums a number of each', () => {
    expect(figureOf(linhas(5), pares)).toBe(3);
    expect(
      figureOf(
        linhas(5),
        sumFigure(({ valor }: Linha) => valor),
      ),
    ).toBe(10);
    expect(figureOf<Linha, number>([], pares)).toBe(0);
  });

  it('is one for each function', () => {
    expect(countFigure(isPar)).toBe(pares);
    expect(countFigure((row: Linha) => isPar(row))).not.toBe(pares);
  });

  it('is worked out once for an array', () => {
    const { figure, added } = watchedSum();
    const rows = linhas(4);
    expect([figureOf(rows, figure), figureOf(rows, figure), added()]).toEqual([6, 6, 4]);
  });
});

describe('the figures of a list that grows', () => {
  it('take each row once, however often they are told', () => {
    const { figure, added } = watchedSum();
    const growth = new Growth();
    const all = linhas(60);
    const rows: Linha[] = [];
    for (let portion = 0; portion < 6; portion += 1) {
      rows.push(...all.slice(portion * 10, portion * 10 + 10));
      growth.take(rows);
      if (portion % 2 === 0) expect(figureOf(growth.mark(rows.slice()), figure)).toBe(sumTo(rows.length));
    }
    expect(added()).toBe(60);
    // The whole list is the array that grew.
    expect(figureOf(rows, figure)).toBe(sumTo(60));
    expect(added()).toBe(60);
  });

  it('are those of the rows that an earlier state had', () => {
    const growth = new Growth();
    const rows = linhas(10);
    const early = growth.mark(rows.slice());
    const late = growth.mark(linhas(30));
    expect(figureOf(late, pares)).toBe(15);
    expect(figureOf(early, pares)).toBe(5);
    expect(figureOf(late, pares)).toBe(15);
  });

  it('are no longer gathered once nobody asks', () => {
    const { figure, added } = watchedSum();
    const growth = new Growth();
    figureOf(growth.mark(linhas(10)), figure);
    growth.mark(linhas(20));
    growth.mark(linhas(30));
    growth.take(linhas(40));
    expect(added()).toBe(10);
    const later = linhas(50);
    expect(figureOf(growth.mark(later), figure)).toBe(sumTo(50));
  });

  const sumTo = (count: number): number => (count * (count - 1)) / 2;
});

describe('the figures of what filters and an order leave', () => {
  const { field } = columnsOf<Linha>();
  const nome = field('nome', { header: 'Nome', filter: { kind: 'text' } });
  const valor = field('valor', { header: 'Valor', format: 'integer', footer: 'sum' });
  const select = (rows: readonly Linha[], text: string, columnId?: string) =>
    finish(
      selectRows(indexOf(rows), [nome, valor], {
        filters: text === '' ? {} : { nome: readFilter(nome, { kind: 'typed', text }) },
        sorting: columnId === undefined ? [] : [{ columnId, direction: 'descending' }],
      }),
    );

  it('are those of all rows where an order alone moves them', () => {
    const { figure, added } = watchedSum();
    const rows = linhas(8);
    figureOf(rows, figure);
    const sorted = select(rows, '', 'valor').rows;
    expect(sorted[0]?.valor).toBe(7);
    expect([figureOf(sorted, figure), added()]).toEqual([28, 8]);
  });

  it('are ready when the rows are, as far as they were asked over all of them', () => {
    const { figure, added } = watchedSum();
    const rows = linhas(8);
    figureOf(rows, figure);
    const left = select(rows, 'ímpar').rows;
    expect(added()).toBe(12);
    expect([figureOf(left, figure), added()]).toEqual([16, 12]);
    expect(figureOf(left, pares)).toBe(0);
  });

  it('read no row where nothing was asked', () => {
    let reads = 0;
    const some = () => {
      reads += 1;
      return [];
    };
    finish(gatherAsked(linhas(3), some));
    expect(reads).toBe(0);
  });

  it('keep no more than a screen can ask for', () => {
    const rows = linhas(2);
    let gathered = 0;
    const begin = () => {
      gathered += 1;
      return { add: () => undefined, value: () => 0 };
    };
    for (let at = 0; at < 150; at += 1) figureOf(rows, { begin });
    gathered = 0;
    finish(gatherAsked(rows, () => linhas(1)));
    expect(gathered).toBeLessThanOrEqual(100);
  });
});
