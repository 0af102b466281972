import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problemsOf, type Lockfile } from './lockfile.ts';
import { root } from './sources.ts';

const lockfile = (packages: Lockfile['packages']): Lockfile => ({ packages });

describe('a lockfile that `npm ci` would refuse, or that ties the project to one registry', () => {
  it.each<[string, Lockfile['packages'], string]>([
    [
      'an optional package without its entry',
      { 'node_modules/oxlint': { optionalDependencies: { '@oxlint/binding-darwin-arm64': '1.0.0' } } },
      'node_modules/oxlint: @oxlint/binding-darwin-arm64 has no entry',
    ],
    [
      'an address of a registry',
      { 'node_modules/zod': { resolved: 'https://registry.example/zod.tgz', integrity: 'sha512-a' } },
      'node_modules/zod: resolved by an address',
    ],
    ['a package without a checksum', { 'node_modules/zod': {} }, 'node_modules/zod: no integrity'],
  ])('%s', (_title, packages, problem) => {
    expect(problemsOf(lockfile(packages))).toContain(problem);
  });

  it('lets through workspace links, nested copies and the workspaces themselves', () => {
    const packages = {
      '': {},
      'packages/ui': { optionalDependencies: { b: '1.0.0' } },
      'packages/ui/node_modules/b': { integrity: 'sha512-b' },
      'node_modules/@vidas/ui': { link: true, resolved: 'packages/ui' },
      'node_modules/a': { integrity: 'sha512-a', optionalDependencies: { c: '1.0.0' } },
      'node_modules/a/node_modules/c': { integrity: 'sha512-c' },
    };
    expect(problemsOf(lockfile(packages))).toEqual([]);
  });
});

it.each(['package-lock.json', 'bench/stream/peers/package-lock.json'])('%s is whole', (file) => {
  expect(problemsOf(JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) as Lockfile)).toEqual([]);
});
