import { describe, expect, it } from 'vitest';
import {
  countsOf,
  duration,
  failureLines,
  slowestFiles,
  summaryLines,
  type StepResult,
} from './test-report.ts';

const step = (title: string, more: Partial<StepResult> = {}): StepResult => ({
  title,
  milliseconds: 1000,
  reports: [],
  lastLines: '',
  ...more,
});
const unit = step('Unidade', {
  reports: [
    {
      passed: 40,
      files: [
        { file: 'a.test.ts', milliseconds: 1500 },
        { file: 'b.test.ts', milliseconds: 90_000 },
      ],
      failures: [
        {
          file: 'a.test.ts',
          title: 'soma > dois',
          message: 'Click to debug: http://x\n\u001B[31mexpected 3 to be 4\u001B[39m\n  at a.ts',
        },
      ],
    },
    { passed: 2, files: [], failures: [{ file: 'c.test.ts', title: '', message: 'Cannot find module' }] },
  ],
  error: 'vitest run terminou com 1.',
});
const types = step('Tipos', {
  error: 'npm run terminou com 2.',
  lastLines: Array.from({ length: 40 }, (_, n) => `linha ${n}`).join('\n'),
});
const lint = step('Regras');

describe('failures', () => {
  it('say step, file, title and the first line of the message', () => {
    expect(failureLines(unit)).toEqual([
      'Unidade · a.test.ts · soma > dois · expected 3 to be 4',
      'Unidade · c.test.ts · Cannot find module',
    ]);
  });

  it('of a step without tests show the last lines that it printed', () => {
    const [line = '', ...others] = failureLines(types);
    expect(others).toEqual([]);
    expect(line).toContain('Tipos · npm run terminou com 2.');
    expect(line).toContain('linha 39');
    expect(line).not.toContain('linha 20');
  });

  it('are none where the step is right', () => {
    expect(failureLines(lint)).toEqual([]);
  });
});

it('counts a step that fails without a failed test as one failure', () => {
  expect(countsOf([unit, types, lint])).toEqual({ passed: 42, failed: 3 });
  expect(countsOf([])).toEqual({ passed: 0, failed: 0 });
});

it('lists the slowest files of all steps', () => {
  const other = step('Servidor', {
    reports: [{ passed: 1, files: [{ file: 'd.test.ts', milliseconds: 2000 }], failures: [] }],
  });
  expect(slowestFiles([unit, other], 2)).toEqual([
    { file: 'b.test.ts', milliseconds: 90_000, step: 'Unidade' },
    { file: 'd.test.ts', milliseconds: 2000, step: 'Servidor' },
  ]);
});

it('writes seconds below a minute and minutes from there', () => {
  expect([duration(940), duration(59_940), duration(185_400)]).toEqual(['0,9 s', '59,9 s', '3 min 05 s']);
});

it('ends with the counts alone on a line, after the times and the failures', () => {
  const lines = summaryLines([unit, types, lint], 61_000).join('\n').split('\n');
  expect(lines.at(-1)).toBe('42 passed, 3 failed');
  const at = (text: string) => lines.findIndex((line) => line.includes(text));
  expect(at('Tipos: FALHOU')).toBeGreaterThan(-1);
  expect(at('b.test.ts (Unidade)')).toBeGreaterThan(at('Tipos: FALHOU'));
  expect(at('soma > dois')).toBeGreaterThan(at('b.test.ts (Unidade)'));
  expect(at('1 min 01 s')).toBeGreaterThan(-1);
});

it('says nothing of failures when there are none', () => {
  expect(summaryLines([lint], 1000).join('\n')).not.toContain('falhou');
});
