import { setTimeout as wait } from 'node:timers/promises';
import type { Installation } from './installation.ts';
import type { Node } from './nodes.ts';
import { until } from './program.ts';

/** Something that happens to an installation, and how it is whole again. */
export interface Misfortune {
  key: string;
  title: string;
  /** Happens at once; resolves to what makes the installation whole again. */
  happen: (installation: Installation) => Promise<() => Promise<void>>;
}

const PAUSE_MS = 40_000;
const AWAY_MS = 15_000;

const found = <T>(what: string, thing: T | undefined): T => {
  if (thing === undefined) throw new Error(`não há ${what}`);
  return thing;
};

/** Waits until a node leads and both others follow. */
const wholeAgain = ({ nodes }: Installation): Promise<void> =>
  until(
    'nós inteiros',
    async () => (await nodes.primary()) !== undefined && (await nodes.replicas()).length === 2,
    120_000,
  );

const startAgain = (node: Node, installation: Installation) => async (): Promise<void> => {
  // A machine is gone for a while, and started sooner a primary would still be the primary.
  await wait(AWAY_MS);
  await until('outro primário', async () => ![undefined, node].includes(await installation.nodes.primary()));
  node.start();
  await wholeAgain(installation);
};

const serverEnds =
  (signal: NodeJS.Signals) =>
  async ({ servers }: Installation) => {
    const server = found('servidor', servers.all[0]);
    const { program } = server;
    const ended = program().stop(signal);
    return async () => {
      await ended;
      await server.start();
    };
  };

/** Misfortunes of `npm run test:cluster`, the lightest first. */
export const misfortunes: readonly Misfortune[] = [
  { key: 'servidor-morto', title: 'um servidor morre (kill −9)', happen: serverEnds('SIGKILL') },
  {
    key: 'servidor-parado',
    title: 'um servidor é parado para uma atualização (SIGTERM)',
    happen: serverEnds('SIGTERM'),
  },
  {
    key: 'proxy-morto',
    title: 'um dos dois proxies morre (kill −9)',
    happen: async ({ proxies }) => {
      const proxy = found('proxy', proxies.all[0]);
      await proxy.program.stop('SIGKILL');
      return async () => proxy.start();
    },
  },
  {
    key: 'replica-morta',
    title: 'a réplica síncrona morre (kill −9 da máquina)',
    happen: async (installation) => {
      const node = found('réplica', (await installation.nodes.replicas())[0]);
      await node.kill();
      return startAgain(node, installation);
    },
  },
  {
    key: 'postgres-morto',
    title: 'o PostgreSQL do primário morre (kill −9), a máquina fica',
    happen: async (installation) => {
      found('primário', await installation.nodes.primary()).killPostgres();
      return () => wholeAgain(installation);
    },
  },
  {
    key: 'primario-morto',
    title: 'o primário morre (kill −9 da máquina)',
    happen: async (installation) => {
      const node = found('primário', await installation.nodes.primary());
      await node.kill();
      return startAgain(node, installation);
    },
  },
  {
    key: 'primario-parado',
    title: `o primário pára por ${PAUSE_MS / 1000} s e volta (SIGSTOP, SIGCONT)`,
    happen: async (installation) => {
      const node = found('primário', await installation.nodes.primary());
      node.pause();
      return async () => {
        await wait(PAUSE_MS);
        node.resume();
        await wholeAgain(installation);
      };
    },
  },
];
