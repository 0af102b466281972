import { command } from '../command.ts';
import { findPostgres, startCluster, startReplica } from '../postgres.ts';
import { serverTests } from './pool.ts';

/** Lists of more modules, each read right after something was written. */
const lists = [
  'apps/api/src/modules/cobranca',
  'apps/api/src/modules/caixa',
  'apps/api/src/modules/prevencao',
];

/** Runs what is said of a replica, and tests of the server whose lists come from one. */
export const testReplica = async (): Promise<void> => {
  await command('vitest', ['run', '--project', 'cluster', '--reporter=dot']);
  const bin = findPostgres() ?? '';
  const primary = await startCluster(bin, ['synchronous_commit=on']);
  try {
    const replica = await startReplica(bin, primary.url);
    try {
      await command('vitest', ['run', '--project', 'server', '--reporter=dot', ...serverTests, ...lists], {
        TEST_DATABASE_URL: primary.url,
        TEST_READ_URL: replica.url,
      });
    } finally {
      await replica.stop();
    }
  } finally {
    await primary.stop();
  }
};
