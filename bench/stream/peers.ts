// The pages of the peers: installed and built below dist/, away from the packages of the house.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/sources.ts';

const run = promisify(execFile);
const source = join(import.meta.dirname, 'peers');
const place = join(root, 'dist', 'bench-stream');
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** Lock file of a peer. */
const lockOf = (folder: string): string => readFileSync(join(folder, 'package-lock.json'), 'utf8');

const install = async (folder: string): Promise<void> => {
  const stamp = join(folder, 'node_modules', '.installed');
  const wanted = lockOf(folder);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Installing the peers of bench/stream…');
  const [node, npm] = [process.env['npm_node_execpath'], process.env['npm_execpath']];
  const [command, before] =
    npm === undefined ? ['npm', []] : ([node ?? process.execPath, [npm]] as [string, string[]]);
  await run(command, [...before, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  writeFileSync(stamp, wanted);
};

/** The versions that are measured, as the lock file has them. */
export const peerVersions = (): string => {
  const { packages } = JSON.parse(lockOf(source)) as { packages: Record<string, { version: string }> };
  return ['axios', 'antd', 'react-admin']
    .map((name) => `${name} ${packages[`node_modules/${name}`]?.version}`)
    .join(', ');
};

/** Builds our back office and both peers as for people; the folder that holds the peers' pages, one folder each. */
export const buildPages = async (): Promise<string> => {
  await run(process.execPath, [join(root, 'scripts/build.mjs'), '--if-changed'], { cwd: root });
  const folder = join(place, 'peers');
  const built = join(place, 'built');
  cpSync(source, folder, { recursive: true });
  await install(folder);
  const options = ['--base', './', '--target', 'es2022', '--emptyOutDir', '--logLevel', 'error'];
  for (const peer of ['axios-antd', 'react-admin'])
    await run(
      process.execPath,
      [vite, 'build', join(folder, peer), '--outDir', join(built, peer), ...options],
      { env: { ...process.env, NODE_ENV: 'production' } },
    );
  return built;
};
