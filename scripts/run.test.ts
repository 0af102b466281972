import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nodeFor, tooOld } from './node-version.mjs';
import { root } from './sources.ts';

const present = (node: string) => ({ execPath: '/usr/bin/node', versions: { node } });

describe('the Node of a script', () => {
  it.each(['22.18.0', '23.1.0', '24.21.0'])('is the present %s', (version) =>
    expect(nodeFor(present(version), '/own/node')).toBe('/usr/bin/node'),
  );
  it.each(['20.20.2', '22.17.9'])('is the one that came along, on %s', (version) =>
    expect(nodeFor(present(version), '/own/node')).toBe('/own/node'),
  );
  it('is none on an old one where none came along, and one sentence says what to do', () => {
    expect(nodeFor(present('20.20.2'), undefined)).toBeUndefined();
    expect(tooOld('20.20.2')).toMatch(/^O Vidas precisa .* instale um de \S+ e repita\.$/);
  });
});

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

it('every script of npm starts through run.mjs, or after install.mjs', () => {
  const isHook = (name: string) => name === 'postinstall' || name.startsWith('pre');
  const others = Object.entries(scripts)
    .filter(([name]) => !isHook(name) || !/^node scripts\/[\w-]+\.mjs$/.test(scripts[name] ?? ''))
    .filter(([name]) => scripts[`pre${name}`] !== 'node scripts/install.mjs')
    .flatMap(([name, line]) => line.split(' && ').map((part) => [name, part] as const))
    .filter(([, part]) => !/^(?:exec )?node scripts\/run\.mjs /.test(part));
  expect(others).toEqual([]);
});

describe('run.mjs', () => {
  let project: string;
  const own = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const put = (path: string, text: string) => {
    mkdirSync(join(project, path, '..'), { recursive: true });
    writeFileSync(join(project, path), text);
  };
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [join(project, 'scripts/run.mjs'), ...words], { encoding: 'utf8' });

  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'run-'));
    for (const name of ['run', 'installed', 'install', 'node-version', 'own-node', 'ports'])
      cpSync(join(root, `scripts/${name}.mjs`), join(project, `scripts/${name}.mjs`));
    put('package.json', '{"type":"module"}');
    put('package-lock.json', '{}');
  });
  afterEach(() => rmSync(project, { recursive: true }));
  const install = () => put('node_modules/.package-lock.json', '{}');

  it('runs a file with its words, and ends as it does', () => {
    install();
    put(
      'tools/say.ts',
      'const words: string[] = process.argv.slice(2);\nconsole.log(words.join("+"));\nprocess.exit(3);',
    );
    const { status, stdout } = run('tools/say.ts', '--a', 'b c');
    expect([status, stdout]).toEqual([3, '--a+b c\n']);
  });

  it('takes the Node that came along where the present one is too old', () => {
    install();
    put('tools/say.ts', '');
    // Planted: a Node that reads no TypeScript, and one that says who it is.
    const version = join(project, 'scripts/node-version.mjs');
    writeFileSync(version, readFileSync(version, 'utf8').replaceAll('major > 22 ||', 'major > 999 ||'));
    expect(run('tools/say.ts').stderr).toMatch(/^O Vidas precisa do Node 22\.18 .*\n$/);
    put(`node_modules/${own}/package.json`, '{"bin":{"node":"bin/node"}}');
    put(`node_modules/${own}/bin/node`, '#!/bin/sh\necho "own $2"\n');
    chmodSync(join(project, `node_modules/${own}/bin/node`), 0o755);
    expect(run('tools/say.ts').stdout).toBe(`own ${join(project, 'tools/say.ts')}\n`);
  });

  it('brings the packages first in a bare clone, and says when that fails', () => {
    put('tools/say.ts', '');
    const { status, stdout } = run('tools/say.ts');
    expect(stdout).toContain('Instalando as dependências');
    expect(status).not.toBe(0);
  });

  it('names a tool that is not there', () => {
    install();
    expect(run('outra').stderr).toBe('Não achei outra neste projeto.\n');
  });
});
