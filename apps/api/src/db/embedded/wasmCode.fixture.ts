import { openDatabase } from '../database.ts';

// Started by wasmCode.test.ts in a process of its own, with the flag that makes V8 say what it frees.
const { db, close } = openDatabase({ memory: true });
await db.selectNoFrom((eb) => eb.lit(1).as('n')).execute();
await close();
process.stdout.write('aberto e fechado\n');
