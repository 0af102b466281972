import { existsSync } from 'node:fs';
import { onPath } from '../chromium.ts';
import { findPostgres } from '../postgres.ts';
import { type Need, needs } from '../test-needs.ts';

const isThere = (program: string): boolean =>
  onPath(program) !== undefined || existsSync(`/usr/sbin/${program}`);

const ofCluster = (name: string, debian: string, check = () => isThere(name)): Need => ({
  name,
  packages: [debian],
  steps: ['cluster'],
  isThere: check,
});

/** Programs around a large installation, and those of the tests that run on it. */
export const clusterNeeds: readonly Need[] = [
  ...needs,
  ofCluster('PostgreSQL', 'postgresql', () => findPostgres() !== undefined),
  ofCluster('pgbouncer', 'pgbouncer'),
  ofCluster('patroni', 'patroni'),
  ofCluster('python3-etcd', 'python3-etcd', () => existsSync('/usr/lib/python3/dist-packages/etcd')),
  ofCluster('etcd', 'etcd-server'),
  ofCluster('haproxy', 'haproxy'),
];
