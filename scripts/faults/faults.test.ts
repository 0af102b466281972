import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Fault, Finding } from './fault.ts';
import { layers } from './layers.ts';
import { readOptions } from './options.ts';
import { plant } from './plant.ts';
import { stepsOf } from './steps.ts';
import { tableOf } from './table.ts';

let tree = '';
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
};
const read = (file: string) => readFileSync(join(tree, file), 'utf8');

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'vidas-plant-'));
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

const fault: Fault = {
  id: 'last-day',
  title: 'the last day is left out',
  file: 'a/period.ts',
  find: 'day <= end',
  replace: 'day < end',
  checks: ['period.test.ts'],
};

describe('planting', () => {
  it('changes the file and takes the change back', () => {
    write('a/period.ts', 'const isIn = day <= end;');
    const planted = plant(tree, ['a/period.ts'], fault);
    expect(read('a/period.ts')).toBe('const isIn = day < end;');
    planted.restore();
    expect(read('a/period.ts')).toBe('const isIn = day <= end;');
  });

  it('finds a file that was moved by its name', () => {
    write('b/reports/period.ts', 'day <= end');
    expect(plant(tree, ['b/reports/period.ts'], fault).file).toBe('b/reports/period.ts');
  });

  it('finds a file that was renamed by its text', () => {
    write('apps/b/isInPeriod.ts', 'day <= end');
    write('apps/b/isInPeriod.test.ts', 'day <= end');
    const files = ['apps/b/isInPeriod.test.ts', 'apps/b/isInPeriod.ts'];
    expect(plant(tree, files, fault).file).toBe('apps/b/isInPeriod.ts');
  });

  it('takes the second text where the first is gone', () => {
    write('a/period.ts', 'isNotAfter(day, end)');
    plant(tree, [], { ...fault, find: ['day <= end', 'isNotAfter(day, end)'] });
    expect(read('a/period.ts')).toBe('day < end');
  });

  it('refuses a text that stands more or less often than said', () => {
    write('a/period.ts', 'day <= end && day <= end');
    expect(() => plant(tree, [], fault)).toThrow('stands 2 times');
    expect(() => plant(tree, [], { ...fault, times: 3 })).toThrow('not 3');
    expect(read('a/period.ts')).toBe('day <= end && day <= end');
    plant(tree, [], { ...fault, times: 2 });
    expect(read('a/period.ts')).toBe('day < end && day < end');
    expect(() => plant(tree, [], { ...fault, find: 'day > end' })).toThrow('in none of a/period.ts');
  });
});

describe('the steps of a fault', () => {
  const files = [
    'packages/a/Form.stories.tsx',
    'apps/b/form.test.ts',
    'e2e/form.spec.ts',
    'x/table.office.test.ts',
  ];

  it('come cheapest first, with the paths that the tree has', () => {
    const { steps, missing } = stepsOf(
      [
        'form.spec.ts',
        'build',
        'pictures:Form.stories.tsx',
        'Form.stories.tsx',
        'table.office.test.ts',
        'form.test.ts',
        'types',
      ],
      files,
    );
    expect(missing).toEqual([]);
    expect(steps.map(({ key }) => key)).toEqual([
      'types',
      'unit+server',
      'stories',
      'pictures',
      'office',
      'build',
      'e2e',
    ]);
    expect(steps[1]?.files).toEqual(['apps/b/form.test.ts']);
    expect(steps[3]?.files).toEqual(['packages/a/Form.stories.tsx']);
  });

  it('name the tests that the tree does not have', () => {
    const { steps, missing } = stepsOf(['gone.test.ts', 'lint'], files);
    expect(missing).toEqual(['gone.test.ts']);
    expect(steps).toEqual([{ key: 'lint', files: [] }]);
  });
});

describe('the list', () => {
  const all = layers.flatMap(({ faults }) => faults);

  it('names each fault once', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('changes something in each fault and says where it may be found', () => {
    for (const { id, find, replace, checks } of all) {
      expect(
        [replace].flat().filter((text) => [find].flat().includes(text)),
        id,
      ).toEqual([]);
      expect(checks.length, id).toBeGreaterThan(0);
    }
  });

  it('is narrowed by layer and by id', () => {
    const [first] = all;
    const { layers: chosen } = readOptions([`--only=${first?.id ?? ''}`], layers);
    expect(chosen.flatMap(({ faults }) => faults)).toEqual([first]);
    expect(readOptions(['--layer=portal'], layers).layers.map(({ layer }) => layer)).toEqual(['portal']);
    expect(() => readOptions(['--layer=cellar'], layers)).toThrow('no such fault');
  });
});

it('writes who found a fault, and that nobody did', () => {
  const found: Finding = {
    id: 'a',
    layer: 'portal',
    title: 'a | b',
    outcome: 'found',
    by: [{ step: 'unit+server', detail: 'lookup.test.ts › looks: no' }],
    note: '',
    seconds: 1,
  };
  const table = tableOf([found, { ...found, id: 'b', outcome: 'unfound', by: [] }]).split('\n');
  expect(table[2]).toBe('| portal | a | a \\| b | unit+server: lookup.test.ts |');
  expect(table[3]).toContain('**unfound**');
  const beside = tableOf([found], [{ ...found, outcome: 'unfound', by: [] }]).split('\n');
  expect(beside[2]).toBe('| portal | a | a \\| b | **unfound** | unit+server: lookup.test.ts |');
});
