import '../../keepWasmCode.ts';

// Started by wasmCode.test.ts in a process of its own, with the flag that makes V8 say what it frees. Node reads TypeScript with
// WebAssembly too, so the rest is read after the flag is set.
const { openDatabase } = await import('../database.ts');
const { db, close } = openDatabase({ memory: true });
await db.selectNoFrom((eb) => eb.lit(1).as('n')).execute();
await close();
process.stdout.write('aberto e fechado\n');
