// Ends with 1 and the reason when the server could not start: configuration, folder, ports, PostgreSQL.
const { preflight } = await import('../apps/api/src/start/preflight.ts');
const { explainStart } = await import('../apps/api/src/start/explain.ts');
try {
  await preflight(process.env);
} catch (error) {
  console.error(explainStart(error) ?? error);
  process.exitCode = 1;
}
