/* Works out one month: `ours` by the engine, `bare` by one statement of the bare driver. Says how long it took, what it gave and
   the most memory that it had. */
import pg from 'pg';
import { openDatabase } from '../../apps/api/src/db/database.ts';
import { apura } from '../../apps/api/src/modules/vendas/apuracao/apura.ts';
import { aggregate } from './data.ts';

const url = process.env['DATABASE_URL'] ?? '';
let peak = 0;
setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20).unref();

const ours = async () => {
  const sums = new Map();
  const { db, close } = openDatabase({ url });
  for await (const { linhas } of apura(db, { competencia: '2026-03' }))
    for (const { vendedor, valorCents } of linhas) sums.set(vendedor, (sums.get(vendedor) ?? 0) + valorCents);
  await close();
  return sums;
};

const bare = async () => {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(aggregate);
  await client.end();
  return new Map(rows.map(({ vendedor, cents }) => [vendedor, Number(cents)]));
};

process.on('message', async (which) => {
  const start = performance.now();
  const sums = await (which === 'ours' ? ours() : bare());
  const total = [...sums.values()].reduce((all, cents) => all + cents, 0);
  const sellers = [...sums.values()].filter((cents) => cents !== 0).length;
  process.send?.({
    ms: performance.now() - start,
    peakMb: Math.max(peak, process.memoryUsage.rss()) / 1e6,
    total,
    sellers,
  });
});
