import { contracts } from '@vidas/api-client/contracts.ts';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../apps/api/src/test/freePort.ts';
import { findPostgres, folderFor, startCluster } from '../postgres.ts';
import { root } from '../sources.ts';
import { type Program, startProgram } from './program.ts';
import { newSecrets } from './servers.ts';
import { signIn } from './signIn.ts';

const PASSWORD = 'demonstracao-da-atualizacao';
const MIGRATIONS = 'apps/api/src/db/migrations';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();

/** The commit before the newest migration came, unless UPGRADE_FROM names another. */
const versionBefore = (): string => {
  const newest = readdirSync(join(root, MIGRATIONS), { encoding: 'utf8', recursive: true })
    .filter((path) => /\/\d{4}_/.test(path))
    .toSorted()
    .at(-1);
  const added = git('log', '-1', '--format=%H', '--diff-filter=A', '--', `${MIGRATIONS}/${newest}`);
  return process.env['UPGRADE_FROM'] ?? `${added}^`;
};

/** Every installed package of a commit with its version. */
const packagesAt = (commit: string): string[] => {
  const lock = JSON.parse(git('show', `${commit}:package-lock.json`)) as {
    packages: Record<string, { version?: string }>;
  };
  return Object.entries(lock.packages).flatMap(([path, { version }]) =>
    path.includes('node_modules/') && version !== undefined ? [`${path} ${version}`] : [],
  );
};

/** That version in a folder of its own, with the packages and the built screens of this one. */
const checkOut = (commit: string, folder: string): void => {
  // One whose folder an interrupted run removed.
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', folder, commit);
  const here = new Set(packagesAt('HEAD'));
  const others = packagesAt(commit).filter((one) => !here.has(one));
  if (others.length > 0) throw new Error(`as dependências de então são outras: ${others.join(', ')}`);
  // Copied, not linked: a link would lead to the packages of this version.
  for (const path of ['node_modules', 'apps/backoffice/dist', 'apps/ombudsman/dist', 'dist'])
    if (existsSync(join(root, path)))
      execFileSync('cp', ['-a', '--reflink=auto', join(root, path), join(folder, path)]);
};

/** Every call that only reads and asks nothing. */
const reads = (): string[] =>
  Object.values(contracts).flatMap((calls) =>
    calls.flatMap(({ method, base, path }) =>
      method === 'GET' && !path.includes('{') ? [`${base}${path}`] : [],
    ),
  );

interface Person {
  ask: (path: string, init?: RequestInit) => Promise<Response>;
}

const enter = async (port: number): Promise<Person> => {
  const at = (path: string): string => `http://127.0.0.1:${port}${path}`;
  const token = await signIn((path, init) => fetch(at(`/api/v1/${path}`), init), 'gerente', PASSWORD);
  return {
    ask: (path, init = {}) =>
      fetch(at(path), {
        ...init,
        headers: { authorization: token, 'content-type': 'application/json' },
      }),
  };
};

/** The paths that are answered, each with its whole body read. */
const answered = async ({ ask }: Person, paths: readonly string[]): Promise<string[]> => {
  const good: string[] = [];
  for (const path of paths) {
    // One after the other, as a person opens screens.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await ask(path);
    // oxlint-disable-next-line no-await-in-loop
    await answer.arrayBuffer();
    if (answer.ok) good.push(path);
  }
  return good;
};

const tabela = 'auxilio-funeral';
const blank = { filters: {}, sorting: [], layout: { order: [], hidden: [], pinned: [], widths: {} } };
const writes = async ({ ask }: Person, nome: string): Promise<void> => {
  const body = JSON.stringify({ nome, visao: blank, substitui: false });
  const answer = await ask(`/api/v1/auth/visoes/${tabela}`, { method: 'PUT', body });
  if (!answer.ok) throw new Error(`${nome}: ${answer.status} ${await answer.text()}`);
};

/**
 * Starts the version before on a database, then this one beside it, which migrates: what the version before answered it still answers,
 * this one answers it too, and each reads what the other wrote (docs/cluster.md).
 */
export const testUpgrade = async (): Promise<void> => {
  const commit = versionBefore();
  const cluster = await startCluster(findPostgres() ?? '');
  const folder = folderFor('antes', {});
  const before = join(folder, 'versao');
  const secrets = newSecrets();
  const running: Program[] = [];
  const launch = async (cwd: string, name: string): Promise<number> => {
    const port = await freePort();
    const program = startProgram({
      program: process.execPath,
      args: ['--no-warnings', 'scripts/serve.mjs'],
      cwd,
      env: {
        NODE_ENV: 'production',
        DATABASE_URL: cluster.url,
        DATA_DIR: join(folder, name),
        OUTBOX_DIR: join(folder, 'saida'),
        SECRETS: secrets,
        PORT: String(port),
        OMBUDSMAN_PORT: String(await freePort()),
        SEED: 'demo',
        DEMO_LIVES: '300',
        DEMO_PASSWORD: PASSWORD,
        LOG_LEVEL: 'warn',
      },
    });
    running.push(program);
    await program.says('Ctrl+C encerra', 300_000);
    return port;
  };
  try {
    checkOut(commit, before);
    const old = await enter(await launch(before, 'dados-antes'));
    const paths = await answered(old, reads());
    const now = await enter(await launch(root, 'dados-agora'));
    const [byOld, byNow] = [await answered(old, paths), await answered(now, paths)];
    const lost = paths.filter((path) => !byOld.includes(path) || !byNow.includes(path));
    if (lost.length > 0) throw new Error(`não respondem depois da migração: ${lost.join(', ')}`);
    await writes(old, 'da versão antes');
    await writes(now, 'da versão de agora');
    for (const person of [old, now]) {
      // oxlint-disable-next-line no-await-in-loop
      const kept = await (await person.ask(`/api/v1/auth/visoes/${tabela}`)).text();
      if (!kept.includes('da versão antes') || !kept.includes('da versão de agora'))
        throw new Error('uma versão não lê o que a outra gravou');
    }
    console.log(
      `${git('rev-parse', '--short', commit)} e esta versão: ${paths.length} chamadas respondidas por ambas.`,
    );
  } finally {
    await Promise.all(running.map((program) => program.stop()));
    await cluster.stop();
    if (existsSync(before)) git('worktree', 'remove', '--force', before);
    rmSync(folder, { recursive: true, force: true });
  }
};
