// The lists that read the account, beside the same lists on the columns that stood before it; and how long the passage to the account takes.
import pg from 'pg';
import { openDatabase } from '../../apps/api/src/db/database.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { findPostgres, startCluster } from '../../scripts/postgres.ts';
import { type Measure, scaled } from '../measure.ts';
import { antes } from './antes.ts';
import { statements } from './data.ts';
import { nossas } from './nossas.ts';
import type { Pergunta } from './perguntas.ts';

const TITULOS = scaled(400_000);
const ROUNDS = 5;
/** A list of a few ms is asked so often that a busy moment does not decide. */
const SHORT = { ms: 50, rounds: 100 };

interface Taken {
  ms: number;
  rows: number;
}

const asked = async (client: pg.Client, { text, values }: Pergunta): Promise<Taken> => {
  const start = performance.now();
  const { rows } = await client.query(text, [...values]);
  return { ms: performance.now() - start, rows: rows.length };
};

const least = (taken: readonly Taken[]): number => Math.min(...taken.map(({ ms }) => ms));

/** One list by both, in turns; the first round warms up and is not counted. */
const list = async (
  client: pg.Client,
  name: string,
  both: { ours: Pergunta; bare: Pergunta },
): Promise<Measure> => {
  const ours: Taken[] = [];
  const bare: Taken[] = [];
  let rounds = ROUNDS;
  for (let round = 0; round <= rounds; round += 1) {
    bare[round] = await asked(client, both.bare);
    ours[round] = await asked(client, both.ours);
    if (least(bare) < SHORT.ms) ({ rounds } = SHORT);
  }
  const [first] = ours;
  return {
    name,
    ms: least(ours.slice(1)),
    ratio: least(ours.slice(1)) / least(bare.slice(1)),
    note: `${first?.rows} rows, before ${bare[0]?.rows}; before ${Math.round(least(bare.slice(1)))} ms`,
  };
};

const BEFORE = '0116_envio_em_duvida';
const SLICED = '0122_conta_fontes';

export const measures = async (): Promise<Measure[]> => {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('there is no PostgreSQL on this machine');
  const cluster = await startCluster(bin);
  const client = new pg.Client(cluster.url);
  const { db, close } = openDatabase({ url: cluster.url });
  try {
    await migrate(db, BEFORE);
    await client.connect();
    await client.query("set maintenance_work_mem = '256MB'");
    for (const statement of statements(TITULOS)) await client.query(statement);
    const start = performance.now();
    await migrate(db, SLICED);
    const sliced = performance.now();
    await migrate(db);
    const done = performance.now();
    await client.query('vacuum analyze');
    const found: Measure[] = [];
    const products = await nossas();
    for (const [name, bare] of Object.entries(antes)) {
      const ours = products[name];
      if (ours === undefined) throw new Error(`${name} is asked by nobody`);
      found[found.length] = await list(client, name, { ours, bare });
    }
    return [
      ...found,
      {
        name: 'passage',
        ms: done - start,
        note: `${TITULOS} titles; tables ${Math.round(sliced - start)} ms, slices ${Math.round(done - sliced)} ms`,
      },
    ];
  } finally {
    await client.end();
    await close();
    await cluster.stop();
  }
};
