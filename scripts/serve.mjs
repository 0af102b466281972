// The server alone, without building the screens: what `npm run dev` starts under `node --watch`.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// The server's types are stripped and its code is compiled once, not at every start. Where nobody may write there it starts as ever.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)));
// Node reads TypeScript with WebAssembly: its code is kept before the server's is read (docs/decisions/0017).
await import('../apps/api/src/keepWasmCode.ts');
const { main } = await import('../apps/api/src/main.ts');
await main();
