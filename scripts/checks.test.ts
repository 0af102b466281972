import { afterEach, expect, it, vi } from 'vitest';
import { chosenChecks, groups, runChecks } from './checks.ts';

afterEach(() => vi.restoreAllMocks());
const names = (...words: string[]) => chosenChecks(words).map(([name]) => name);

it('takes a group, or checks of it by name', () => {
  expect(names('lint')).toEqual(Object.keys(groups.lint ?? {}));
  expect(names('lint', 'states', 'walls')).toEqual(['walls', 'states']);
  expect(() => names('regras')).toThrow(/Não conheço regras; .*lint, types/);
  expect(() => names('lint', 'muros')).toThrow(/Não conheço muros; .*walls/);
});

it('runs all of them and names every one that fails, with its output in one piece', async () => {
  let printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  vi.spyOn(console, 'log').mockImplementation((line: string) => void (printed += `${line}\n`));
  const fails = new Set(['a', 'c']);
  const run = async ([program]: readonly [string, ...string[]], write: (piece: Buffer) => void) => {
    write(Buffer.from(`${program}1\n`));
    await new Promise((resolve) => setImmediate(resolve));
    write(Buffer.from(`${program}2\n`));
    if (fails.has(program)) throw new Error('caiu');
  };
  const checks = ['a', 'b', 'c', 'd'].map((name) => [name, [name]] as [string, [string]]);
  expect(await runChecks(checks, run, 2)).toEqual(['a', 'c']);
  for (const name of 'abcd') expect(printed).toContain(`${name}1\n${name}2\n== ${name}`);
});
