// Builds both apps: `node scripts/build.mjs [--if-changed]`.
// Vite is called through its JavaScript API, in this process, from each app's own vite.config.ts. The portal takes three
// steps: the bundle of the browser, the bundle of the server (`ssr`), and prerender.mjs in a child with NODE_ENV=production,
// because React chooses its build by that variable when it is loaded.
// `--if-changed` skips everything when dist/.built holds the hash of the present sources.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtStamp, isBuilt, root, sourcesHash } from './sources.ts';

process.env.NODE_ENV = 'production';
const logLevel = process.argv.includes('--verbose') ? 'info' : 'warn';

/** @param {string} app @param {import('vite').InlineConfig} [more] */
const bundle = async (app, more = {}) => {
  const { build } = await import('vite');
  await build({ root: join(root, 'apps', app), logLevel, ...more });
};

/** @param {string} file @param {string} cwd */
const runNode = (file, cwd) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file], { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve(undefined) : reject(new Error(`${file} terminou com ${code}`)),
    );
  });

const buildPortal = async () => {
  await bundle('ombudsman');
  await bundle('ombudsman', { build: { ssr: true } });
  await runNode('prerender.mjs', join(root, 'apps', 'ombudsman'));
};

/** The commit of the sources, nine signs: of git, or of `COMMIT` where there is no git (an image); empty when nobody knows. */
const commitOf = () => {
  if (process.env.COMMIT) return process.env.COMMIT;
  // A folder without a `.git` of its own may lie in another project's.
  if (!existsSync(join(root, '.git'))) return '';
  try {
    const quiet = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['rev-parse', '--short=9', 'HEAD'], quiet).trim();
  } catch {
    return '';
  }
};

/** Leaves the commit for the server; one that an image brought along stays where nobody knows better. */
const leaveCommit = () => {
  const file = join(root, 'dist', 'commit.txt');
  const commit = commitOf();
  const left = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (commit === '' || commit === left) return;
  try {
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(file, commit);
  } catch (error) {
    // A folder of the administrator's, which the service only reads, has the commit of its own build.
    if (error.code !== 'EACCES' && error.code !== 'EROFS' && error.code !== 'EPERM') throw error;
  }
};

const main = async () => {
  leaveCommit();
  const hash = sourcesHash();
  if (process.argv.includes('--if-changed') && isBuilt(hash)) return;
  const start = Date.now();
  console.log('Construindo as telas…');
  rmSync(builtStamp, { force: true });
  await bundle('backoffice');
  await buildPortal();
  mkdirSync(join(root, 'dist'), { recursive: true });
  // Written last: an interrupted build leaves no stamp, so the next one starts over.
  writeFileSync(builtStamp, `${hash}\n`);
  console.log(`Telas prontas em ${((Date.now() - start) / 1000).toFixed(1)} s.`);
};

if (!existsSync(join(root, 'node_modules'))) {
  console.error('Faltam as dependências: rode `node scripts/install.mjs`.');
  process.exit(1);
}
try {
  await main();
} catch (error) {
  console.error('A construção das telas falhou:');
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
