// npm run test:server -- [file…]: tests of the server on a PostgreSQL made for this run, or on that of TEST_DATABASE_URL.
import { bringNeeds } from './bring-needs.ts';
import { command, stopCommands } from './command.ts';
import { findPostgres, startCluster } from './postgres.ts';

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isStopped = true;
    void stopCommands();
  });

const words = process.argv.slice(2);
try {
  await bringNeeds(['server']);
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? undefined : await startCluster(findPostgres() ?? '');
  try {
    if (!isStopped)
      await command('vitest', ['run', '--project', 'server', ...words], {
        TEST_DATABASE_URL: given || cluster?.url,
      });
  } finally {
    await cluster?.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
