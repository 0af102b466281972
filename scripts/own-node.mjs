// Node 24 comes along as an optional package. npm 11 puts it first in the PATH of every script by a link in
// node_modules/.bin; npm 10 makes no such link, so this makes it. Plain JavaScript: it runs on the Node that runs npm.
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * The Node that came along for this machine, relative to node_modules; undefined where there is none (a Mac).
 * @param {string} root
 */
export const ownNode = (root, platform = process.platform, arch = process.arch) => {
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  try {
    const { bin } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
    return `${name}/${bin.node}`;
  } catch {
    return undefined;
  }
};

/** Makes `node` of node_modules/.bin where npm made none. */
export const linkOwnNode = (root = projectRoot, platform = process.platform, arch = process.arch) => {
  const node = ownNode(root, platform, arch);
  const bin = join(root, 'node_modules', '.bin');
  const link = join(bin, platform === 'win32' ? 'node.cmd' : 'node');
  if (node === undefined || existsSync(link)) return;
  mkdirSync(bin, { recursive: true });
  if (platform === 'win32') writeFileSync(link, `@"%~dp0..\\${node.replaceAll('/', '\\')}" %*\r\n`);
  else symlinkSync(join('..', node), link);
};
