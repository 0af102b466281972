// The server alone, without building the screens: what `npm run dev` starts under `node --watch`.
const { main } = await import('../apps/api/src/main.ts');
await main();
