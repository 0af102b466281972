import { readdirSync } from 'node:fs';
import { type AnyReport, isReport } from '@vidas/api-client/report/report.ts';
import { cardPartsOf } from '@vidas/ui/report-table/cards.ts';
import { type Column, mainTotal } from '@vidas/ui/report-table/columns.ts';
import { describe, expect, it } from 'vitest';
import { fieldColumns } from './fieldColumns.tsx';

const exportsOf = async (folder: URL, ending: RegExp): Promise<(readonly [string, unknown])[]> => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    ending.test(path),
  );
  const modules = await Promise.all(paths.map((path) => import(new URL(path, folder).href)));
  return modules.flatMap((module: object, at) =>
    Object.entries(module).map(([name, value]) => [`${paths[at]} ${name}`, value] as const),
  );
};

const isColumns = (value: unknown): value is Column<never>[] =>
  Array.isArray(value) && value.every((one: unknown) => typeof one === 'object' && 'header' in (one ?? {}));

const reports = (await exportsOf(new URL('../../../api-client/src/', import.meta.url), /\.report\.ts$/))
  .filter((one): one is readonly [string, AnyReport] => isReport(one[1]))
  .map(([name, { row }]) => [name, fieldColumns(row)] as const);
const tables = (await exportsOf(new URL('../', import.meta.url), /olumns\.tsx?$/)).filter(
  (one): one is readonly [string, Column<never>[]] => isColumns(one[1]),
);

describe('the amount beside the count of rows (REL-38)', () => {
  it('is looked for in every report and table', () => {
    expect(reports.length).toBeGreaterThan(40);
    expect(tables.length).toBeGreaterThan(30);
  });

  it.each([...reports, ...tables])('is named by %s, where it has several sums of money', (_name, columns) => {
    expect(() => mainTotal(columns as Column<never>[])).not.toThrow();
  });
});

describe('the card of a phone (REL-55)', () => {
  const cards = [...reports, ...tables].flatMap(([name, columns]) => {
    const parts = cardPartsOf(columns as Column<never>[]);
    return parts ? [[name, columns as Column<never>[], parts] as const] : [];
  });

  it('is made of every report and table with three columns', () => {
    const wide = [...reports, ...tables].filter(([, columns]) => columns.length > 2);
    expect(cards).toHaveLength(wide.length);
  });

  it.each(cards)('of %s says each column once, and its declared amount', (_name, columns, parts) => {
    const shown = [parts.name, ...(parts.amount ? [parts.amount] : []), ...parts.quiet].map((one) =>
      'column' in one ? one.column.id : one.id,
    );
    expect(new Set(shown).size).toBe(shown.length);
    expect(parts.quiet.length).toBeGreaterThan(0);
    const principal = columns.find((column) => column.principal !== undefined);
    if (principal && !columns.some(({ card }) => card === 'amount'))
      expect(parts.amount?.column.id).toBe(principal.id);
  });

  it.each(['name', 'amount'] as const)('has at most one declared %s', (place) => {
    const many = cards.filter(([, columns]) => columns.filter(({ card }) => card === place).length > 1);
    expect(many.map(([name]) => name)).toEqual([]);
  });
});
