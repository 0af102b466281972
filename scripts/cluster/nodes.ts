import { mkdirSync, chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from '../chromium.ts';
import { freePort } from '../../apps/api/src/test/freePort.ts';
import { findPostgres, folderFor, ownerOfCluster } from '../postgres.ts';
import { type Program, processesIn, signalTo, startProgram, until } from './program.ts';

/** A PostgreSQL with the patroni that watches it. */
export interface Node {
  name: string;
  port: number;
  restPort: number;
  /** Ends both at once, as a machine that loses its power. */
  kill: () => Promise<void>;
  /** Ends the PostgreSQL alone; its patroni lives. */
  killPostgres: () => void;
  /** Stops both in the middle of what they do, as a machine that hangs. */
  pause: () => void;
  resume: () => void;
  /** Starts them again. */
  start: () => void;
  /** Last output of its patroni. */
  words: () => string;
}

/** One primary and its replicas, which choose among themselves through etcd. */
export interface Nodes {
  all: Node[];
  /** Passwords of `postgres`, made for this run. */
  password: string;
  /** The node that serves as primary; undefined while there is none. */
  primary: () => Promise<Node | undefined>;
  /** Those that follow it, with the one it waits for first. */
  replicas: () => Promise<Node[]>;
  stop: () => Promise<void>;
}

const isRole = async ({ restPort }: Node, role: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${restPort}/${role}`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );

const having = async (all: readonly Node[], role: string): Promise<Node[]> => {
  const are = await Promise.all(all.map((node) => isRole(node, role)));
  return all.filter((_, at) => are[at]);
};

/** The patroni.yml of docs/escala.md, with the ports and folders of this run. */
const settingsOf = (
  { name, port, restPort }: Pick<Node, 'name' | 'port' | 'restPort'>,
  { folder, etcdPort, password }: { folder: string; etcdPort: number; password: string },
) => ({
  scope: 'vidas',
  name,
  restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
  // Not etcd3: there patroni 3.0.2 of Debian 12 takes the lead from another without looking (docs/cluster.md).
  etcd: { host: `127.0.0.1:${etcdPort}` },
  bootstrap: {
    dcs: {
      ttl: 20,
      loop_wait: 5,
      retry_timeout: 5,
      synchronous_mode: true,
      postgresql: {
        use_pg_rewind: true,
        use_slots: true,
        parameters: { max_connections: 200, hot_standby_feedback: 'on', wal_log_hints: 'on' },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C' }],
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: join(folder, name),
    bin_dir: findPostgres(),
    pgpass: join(folder, `${name}.pgpass`),
    pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
    authentication: {
      superuser: { username: 'postgres', password },
      replication: { username: 'replicador', password },
      rewind: { username: 'rebobinador', password },
    },
    parameters: { unix_socket_directories: folder },
  },
  watchdog: { mode: 'off' },
});

const startEtcd = async (folder: string, etcdPort: number): Promise<Program> => {
  const [here, peers] = [`http://127.0.0.1:${etcdPort}`, `http://127.0.0.1:${await freePort()}`];
  const etcd = startProgram({
    program: onPath('etcd') ?? 'etcd',
    args: [
      '--name=unico',
      '--enable-v2=true',
      `--data-dir=${join(folder, 'etcd')}`,
      `--listen-client-urls=${here}`,
      `--advertise-client-urls=${here}`,
      `--listen-peer-urls=${peers}`,
      `--initial-advertise-peer-urls=${peers}`,
      `--initial-cluster=unico=${peers}`,
    ],
    cwd: folder,
  });
  await etcd.says('ready to serve client requests');
  return etcd;
};

/** Starts so many nodes with an etcd beside them, and waits until one leads and the others follow it. */
export const startNodes = async (count: number, password: string): Promise<Nodes> => {
  const owner = ownerOfCluster();
  const folder = folderFor('nos', owner);
  const etcdPort = await freePort();
  const etcd = await startEtcd(folder, etcdPort);
  const kills: (() => Promise<void>)[] = [];

  const makeNode = async (name: string): Promise<Node> => {
    const data = join(folder, name);
    mkdirSync(data, { mode: 0o700 });
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(data, owner.uid, owner.gid);
    const place = { name, port: await freePort(), restPort: await freePort() };
    const file = join(folder, `${name}.json`);
    // JSON is YAML, which patroni reads.
    writeFileSync(file, JSON.stringify(settingsOf(place, { folder, etcdPort, password })));
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(file, owner.uid, owner.gid);
    const launch = () =>
      startProgram({ program: onPath('patroni') ?? 'patroni', args: [file], cwd: folder, owner });
    let patroni = launch();
    const signalAll = (signal: NodeJS.Signals): void => {
      patroni.signal(signal);
      for (const pid of processesIn(data)) signalTo(pid, signal);
    };
    const node = {
      ...place,
      kill: async () => {
        signalAll('SIGKILL');
        await patroni.stop('SIGKILL');
        await until(`${name} morto`, async () => processesIn(data).length === 0, 10_000);
      },
      killPostgres: () => processesIn(data).forEach((pid) => signalTo(pid, 'SIGKILL')),
      pause: () => signalAll('SIGSTOP'),
      resume: () => signalAll('SIGCONT'),
      start: () => void (patroni = launch()),
      words: () => patroni.words(),
    };
    kills.push(node.kill);
    return node;
  };

  const stop = async (): Promise<void> => {
    await Promise.all(kills.map((kill) => kill()));
    await etcd.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const all: Node[] = [];
    for (let at = 1; at <= count; at += 1) {
      // The first leads: the others are copied from it.
      // oxlint-disable-next-line no-await-in-loop
      const node = await makeNode(`no${at}`);
      all.push(node);
      // oxlint-disable-next-line no-await-in-loop
      await until(`${node.name} de pé`, () => isRole(node, at === 1 ? 'primary' : 'replica'));
    }
    await until('réplica síncrona', async () => (await having(all, 'synchronous')).length > 0);
    return {
      all,
      password,
      primary: async () => (await having(all, 'primary'))[0],
      replicas: async () => {
        const [first, others] = await Promise.all([having(all, 'synchronous'), having(all, 'replica')]);
        return [...first, ...others.filter((node) => !first.includes(node))];
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
