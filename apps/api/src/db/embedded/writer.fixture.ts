// Child process of lock.test.ts: opens the folder, prints 'aberto', then writes numbers and prints each one
// after its commit.
import { sql } from 'kysely';
import { openDatabase } from '../database.ts';

try {
  const { db } = openDatabase({ dir: process.argv[2] ?? '' });
  await sql`create table if not exists diario (n integer primary key, texto text)`.execute(db);
  // The lock must survive garbage collection without a reference here.
  globalThis.gc?.();
  console.log('aberto');
  const { rows } = await sql<{ n: number | null }>`select max(n) as n from diario`.execute(db);
  for (let n = (rows[0]?.n ?? 0) + 1; process.argv[3] === 'escreve'; n += 1) {
    await sql`insert into diario values (${n}, ${'x'.repeat(2_000)})`.execute(db);
    console.log(n);
  }
  setInterval(() => undefined, 1_000);
} catch (error) {
  console.log((error as Error).message);
  process.exit(1);
}
