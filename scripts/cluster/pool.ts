import { command } from '../command.ts';
import { findPostgres, startCluster } from '../postgres.ts';
import { findPgbouncer, startPgbouncer } from './pgbouncer.ts';

/**
 * Tests of parts that must work when connections change hands after each transaction: driver, jobs, leases, processes, every call.
 */
export const serverTests = [
  'apps/api/src/db',
  'apps/api/src/servers',
  'apps/api/src/jobs',
  'apps/api/src/figures',
  'apps/api/src/backup',
  'apps/api/src/modules/cadastro/conferencia',
  'apps/api/src/modules/financeiro/retorno',
  'apps/api/src/modules/ouvidoria/prova',
  'apps/api/src/test/walk.test.ts',
];

/** Runs those tests of the server through a pgbouncer in transaction mode. */
export const testThroughPool = async (): Promise<void> => {
  const cluster = await startCluster(findPostgres() ?? '');
  try {
    // Fewer than our server opens, so that they really change hands.
    const pool = await startPgbouncer(findPgbouncer() ?? '', cluster.url, { connections: 6 });
    try {
      await command('vitest', ['run', '--project', 'server', '--reporter=dot', ...serverTests], {
        TEST_DATABASE_URL: cluster.url,
        TEST_POOL_URL: pool.url,
      });
    } finally {
      await pool.stop();
    }
  } finally {
    await cluster.stop();
  }
};
