// Can a stranger tell from the time of the answer whether a protocol exists?
// node bench/ouvidoria/lookup-timing.mjs [lookups of each kind, 500]
// Prints the area under the curve of existing against missing protocols: 0.5 is a guess, 1 is certainty; below 0.55 passes.
import { setTimeout } from 'node:timers/promises';
import { testServer } from '../../apps/api/src/test/harness.ts';
import { call, fileByApi, solve, startOuvidoria } from '../../apps/api/src/modules/ouvidoria/testKit.ts';

const each = Number(process.argv[2] ?? 500);
const atOnce = 4;
const key = '0000-0000-0000-0000';

/** Probability that a lookup of an existing protocol takes longer than one of a missing protocol (Mann-Whitney). */
const auc = (existing, missing) => {
  const all = [...existing.map((ms) => ({ ms, is: 1 })), ...missing.map((ms) => ({ ms, is: 0 }))].toSorted(
    (a, b) => a.ms - b.ms,
  );
  const rankSum = all.reduce((sum, { is }, index) => sum + is * (index + 1), 0);
  return (rankSum - (existing.length * (existing.length + 1)) / 2) / (existing.length * missing.length);
};

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

const t = await testServer();

const measure = async (deadline) => {
  const scheduler = deadline ? undefined : { now: () => 0, until: async () => {}, close: () => {} };
  const started = await startOuvidoria(
    { ...t, deps: { ...t.deps, sleep: (ms) => setTimeout(ms) } },
    {},
    { bits: 1, ...(scheduler && { scheduler }) },
  );
  const reports = [];
  for (let count = 0; count < 50; count += 1) reports.push((await fileByApi(started.portal)).protocolo);
  const missing = reports.map((protocolo) =>
    String((Number(protocolo) + 50_000_000) % 100_000_000).padStart(8, '0'),
  );
  const questions = Array.from({ length: 2 * each }, (_, index) => ({
    exists: index % 2 === 0,
    order: Math.random(),
  }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ exists }, index) => ({
      exists,
      protocolo: (exists ? reports : missing)[index % reports.length],
    }));
  const times = { true: [], false: [] };
  const worker = async () => {
    for (let question = questions.pop(); question; question = questions.pop()) {
      // Far enough apart that no limit applies: the clock of the limits is the test's, the stopwatch is real.
      t.clock.advance(20_000);
      const { desafio } = (
        await call(started.portal, 'getDenuncia', { protocolo: question.protocolo })
      ).json();
      const body = { protocolo: question.protocolo, chave: key, desafio, solucao: solve(desafio) };
      const start = performance.now();
      const answer = await call(started.portal, 'getDenuncia', body);
      const ms = performance.now() - start;
      if (answer.statusCode === 200) times[question.exists].push(ms);
      // Lookups of others may have moved the clock past the challenge: ask again.
      else questions.push(question);
    }
  };
  await Promise.all(Array.from({ length: deadline ? atOnce : 1 }, worker));
  await started.close();
  return times;
};

for (const deadline of [true, false]) {
  const { true: existing, false: missing } = await measure(deadline);
  const value = auc(existing, missing);
  const far = Math.max(value, 1 - value);
  console.log(
    JSON.stringify({
      deadline,
      existing: existing.length,
      missing: missing.length,
      medianExistingMs: Number(median(existing).toFixed(2)),
      medianMissingMs: Number(median(missing).toFixed(2)),
      auc: Number(value.toFixed(4)),
      ...(deadline && { passes: far < 0.55 }),
    }),
  );
}
await t.close();
