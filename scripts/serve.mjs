// The server alone, without building the screens: what `npm run dev` starts under `node --watch`.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// The server's types are stripped and its code is compiled once, not at every start. Where nobody may write there it starts as ever.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)));
const { main } = await import('../apps/api/src/main.ts');
await main();
