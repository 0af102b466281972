import '../../keepWasmCode.ts';

// Started by wasmCode.test.ts in its own process, with the flag that makes V8 report freed code. Node also
// loads TypeScript through WebAssembly, so the imports follow the flag.
const { openDatabase } = await import('../database.ts');
const { db, close } = openDatabase({ memory: true });
await db.selectNoFrom((eb) => eb.lit(1).as('n')).execute();
await close();
process.stdout.write('aberto e fechado\n');
