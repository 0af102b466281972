import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runSteps } from './test-lanes.ts';
import type { Step } from './test-steps.ts';

let reports: string;
let printed: string;

beforeEach(() => {
  reports = mkdtempSync(join(tmpdir(), 'steps-'));
  printed = '';
  const keep = (text: unknown) => {
    printed += `${String(text)}\n`;
    return true;
  };
  vi.spyOn(console, 'log').mockImplementation(keep);
  vi.spyOn(console, 'error').mockImplementation(keep);
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(reports, { recursive: true });
});

const step = (key: string, run: Step['run']): Step => ({ key, title: key, run });
const says =
  (...lines: string[]): Step['run'] =>
  async ({ print }) => {
    for (const line of lines) {
      print(line);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
const fails = async () => {
  throw new Error('caiu');
};

it('runs every step, also after one that failed', async () => {
  const steps = [step('a', fails), step('b', says('b1')), step('c', fails), step('d', says('d1'))];
  const results = await runSteps(steps, reports, () => false);
  expect(results.map(({ title, error }) => [title, error])).toEqual([
    ['a', 'caiu'],
    ['b', undefined],
    ['c', 'caiu'],
    ['d', undefined],
  ]);
  expect(results[3]?.lastLines).toBe('d1\n');
});

it('keeps the output of steps that run side by side apart', async () => {
  const twice = [step('a', says('a1', 'a2', 'a3')), step('b', says('b1', 'b2', 'b3'))];
  await runSteps(twice, reports, () => false);
  expect(printed).toContain('a1\na2\na3\n');
  expect(printed).toContain('b1\nb2\nb3\n');
});

it('begins no step after it was stopped', async () => {
  let isStopped = false;
  const stop = async () => {
    isStopped = true;
  };
  const last = vi.fn<Step['run']>(async () => {});
  const steps = [step('a', stop), step('b', last)];
  await runSteps(steps, reports, () => isStopped, 1);
  expect(last).not.toHaveBeenCalled();
});

it('lets a step alone use every core, and each of several one', async () => {
  const printed: string[] = [];
  const tellsWidth: Step['run'] = ({ run }) =>
    run('node', ['-e', 'console.log("width", process.env.TEST_WORKERS)']);
  for (const keys of [['a'], ['a', 'b']]) {
    const results = await runSteps(
      keys.map((key) => step(`${key}${keys.length}`, tellsWidth)),
      reports,
      () => false,
      2,
    );
    printed.push(...results.map(({ lastLines }) => lastLines.trim()));
  }
  expect(printed).toEqual(['width 2', 'width 1', 'width 1']);
});
