/* Loads the files of a folder as one delivery, in a process of its own; says how long it took and the most memory that it had. While it works
   a short statement is asked through a connection of its own. */
import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../apps/api/src/db/database.ts';
import { carrega } from '../../apps/api/src/carga/entregas/carrega.ts';
import { abreEntrega, marcaPronta } from '../../apps/api/src/carga/entregas/entregas.sql.ts';
import { guardaArquivo } from '../../apps/api/src/carga/entregas/pedacos.sql.ts';

const { DATABASE_URL: url, DATABASE_DIR: folder } = process.env;
const { db, close } = openDatabase(
  url ? { url, statementTimeoutMs: 3_600_000 } : { dir: folder, statementTimeoutMs: 3_600_000 },
);
let peak = 0;
setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20).unref();

const short = async () => {
  const start = performance.now();
  await sql`select b.matricula, p.nome from beneficiario b join pessoa p on p.id = b.pessoa_id where b.matricula = '0000000030'`.execute(
    db,
  );
  return performance.now() - start;
};
const p99 = (taken) => taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.99)] ?? 0;

const calls = async (until) => {
  const taken = [];
  while (!until.done) {
    taken.push(await short());
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return p99(taken);
};

let deliveries = 0;
const load = async (dir) => {
  deliveries += 1;
  const id = `bench-${process.pid}-${deliveries}`;
  const em = new Date(Date.UTC(2026, 10, 26, 3, 0, deliveries)).toISOString().slice(0, 19);
  await abreEntrega(db, id, { login: 'bench', via: 'COMANDO', em });
  for (const file of readdirSync(dir))
    await guardaArquivo(
      db,
      { entrega: id, nome: file.replace('.csv', '') },
      { fonte: createReadStream(join(dir, file)), maxBytes: 1e12, em },
    );
  await marcaPronta(db, id, { manifesto: undefined, em });
  const { situacao, motivo } = await carrega(db, { id, aplica: true, em, limiteDeRecusadas: 0 });
  if (situacao !== 'APLICADA') throw new Error(`${situacao}: ${motivo}`);
};

process.on('message', async ({ dir, listens }) => {
  await sql`select 1`.execute(db);
  const before = process.memoryUsage.rss();
  peak = before;
  let idle = 0;
  if (listens) {
    const until = { done: false };
    setTimeout(() => (until.done = true), 3_000);
    idle = await calls(until);
  }
  const until = { done: false };
  const meanwhile = listens ? calls(until) : undefined;
  const start = performance.now();
  await load(dir);
  const ms = performance.now() - start;
  until.done = true;
  process.send({ ms, moreMb: (peak - before) / 1e6, idle, busy: (await meanwhile) ?? 0 });
  await close();
});
