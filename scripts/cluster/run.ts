// npm run test:cluster: the server on what a large installation has around it, all of it on this machine. Needs the packages of
// `packages` below, which it installs as `npm test` does. `--only=pool` runs one part alone.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { aptInstall } from '../apt.ts';
import { onPath } from '../chromium.ts';
import { findPostgres } from '../postgres.ts';
import { testFaults } from './faults.ts';
import { testJourneys } from './journeys.ts';
import { leaveNothingOnSignal } from './leaveNothing.ts';
import { testThroughPool } from './pool.ts';
import { testReplica } from './replica.ts';
import { measureSteps } from './steps.ts';
import { testUpgrade } from './upgrade.ts';

/** The parts in their order; each throws to fail. */
const parts: Record<string, () => Promise<void>> = {
  pool: testThroughPool,
  replica: testReplica,
  upgrade: testUpgrade,
  journeys: testJourneys,
  faults: testFaults,
  steps: measureSteps,
};

/** Programs by the package of Debian that has them. */
const packages = {
  postgresql: () => findPostgres() !== undefined,
  pgbouncer: () => isThere('pgbouncer'),
  patroni: () => isThere('patroni'),
  'python3-etcd': () => existsSync('/usr/lib/python3/dist-packages/etcd'),
  'etcd-server': () => isThere('etcd'),
  haproxy: () => isThere('haproxy'),
};
const isThere = (program: string): boolean =>
  onPath(program) !== undefined || existsSync(`/usr/sbin/${program}`);

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = values.only?.split(',') ?? Object.keys(parts);
const unknown = chosen.filter((key) => !(key in parts));
if (unknown.length > 0)
  throw new Error(`Não conheço ${unknown.join(', ')}; as partes são ${Object.keys(parts).join(', ')}.`);

const missing = (): string[] =>
  Object.entries(packages).flatMap(([name, isHere]) => (isHere() ? [] : [name]));
if (missing().length > 0) await aptInstall(missing());
if (missing().length > 0)
  throw new Error(`Falta: sudo apt-get install --no-install-recommends ${missing().join(' ')}`);

leaveNothingOnSignal();
const failed: string[] = [];
for (const key of chosen) {
  console.log(`\n== ${key}`);
  // One part after the other: they measure the same machine.
  // oxlint-disable-next-line no-await-in-loop
  await parts[key]?.().catch((error: unknown) => {
    console.error(error);
    failed.push(key);
  });
}
console.log(failed.length === 0 ? '\nTudo certo.' : `\nFalharam: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
