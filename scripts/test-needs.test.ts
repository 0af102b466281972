import { expect, it } from 'vitest';
import { aptCommand } from './apt.ts';
import { missingFor, missingLine, packagesOf, type Need } from './test-needs.ts';
import { stepsOf } from './test-steps.ts';

const need = (name: string, steps: string[], isThere: boolean, variable?: string): Need => ({
  name,
  packages: [`${name}-bin`, `${name}-data`],
  steps,
  variable,
  isThere: () => isThere,
});
const office = need('office', ['office'], false, 'OFFICE_PATH');
const browser = need('browser', ['office', 'e2e'], false, 'BROWSER_PATH');
const reader = need('reader', ['unit'], false);
const all = [office, browser, reader, need('database', ['e2e'], true)];

it('misses only what the chosen steps need and the machine lacks', () => {
  expect(missingFor(['e2e'], all)).toEqual([browser]);
  expect(missingFor(['unit', 'office'], all)).toEqual([office, browser, reader]);
  expect(missingFor(['types'], all)).toEqual([]);
});

it('needs nothing for types and rules', () => {
  expect(missingFor(['types', 'lint', 'build', 'embedded'])).toEqual([]);
});

it('says in one line what to type, and what to point elsewhere', () => {
  const line = missingLine([office, reader]);
  expect(line).not.toContain('\n');
  expect(line).toContain('Falta office, reader');
  expect(line).toContain(
    '`sudo apt-get install --no-install-recommends office-bin office-data reader-bin reader-data`',
  );
  expect(line).toContain('OFFICE_PATH');
  expect(missingLine([reader])).not.toContain('aponte');
});

it('installs without a question, through sudo where that is the way', () => {
  const packages = packagesOf([reader]);
  expect(aptCommand([], packages).slice(-3)).toEqual(['sh', ...packages]);
  const words = aptCommand(['sudo', '-n'], packages);
  expect(words.slice(0, 2)).toEqual(['sudo', '-n']);
  expect(words).toContain('DEBIAN_FRONTEND=noninteractive');
  expect(words.join(' ')).toContain('install -y');
});

it('names steps that there are', () => {
  const keys = stepsOf(false).map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['unit', 'server', 'stories', 'office', 'e2e']));
});
