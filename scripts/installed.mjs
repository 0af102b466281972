// Whether the packages in node_modules are those of the lockfile. Plain JavaScript for any Node.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));
const stampOf = (root) => join(root, 'node_modules', '.installed');

/** sha256 of the lockfile, the platform and the processor, in hex. */
const wanted = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');

/** Whether scripts/install.mjs put there what the lockfile asks for today. */
export const isStamped = (root = projectRoot) => {
  try {
    return readFileSync(stampOf(root), 'utf8').trim() === wanted(root);
  } catch {
    return false;
  }
};

/** Notes that what the lockfile asks for is there. */
export const stamp = (root = projectRoot) => writeFileSync(stampOf(root), `${wanted(root)}\n`);

/** Whether a script may use what is there: the stamp is right, or npm itself was called by hand. */
export const isUsable = (root = projectRoot) =>
  isStamped(root) ||
  (!existsSync(stampOf(root)) && existsSync(join(root, 'node_modules', '.package-lock.json')));
