// Can a stranger tell from the time of the answer whether a protocol exists? The area under the curve of existing against missing
// protocols: 0.5 is a guess, 1 is certainty. With the deadline of the answers as in service, and without it.
import { setTimeout } from 'node:timers/promises';
import { testServer } from '../../apps/api/src/test/harness.ts';
import { median, scaled } from '../measure.ts';
import { call, fileByApi, solve, startOuvidoria } from '../../apps/api/src/modules/ouvidoria/testKit.ts';

/** Lookups of each kind: so many that a guess stays under the limit in 99 runs of 100. */
const each = scaled(500);
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

const lookUp = async (t, deadline) => {
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

export const measures = async () => {
  const t = await testServer();
  const all = [];
  try {
    for (const deadline of [true, false]) {
      const { true: existing, false: missing } = await lookUp(t, deadline);
      const value = auc(existing, missing);
      const far = Math.max(value, 1 - value);
      all.push({
        name: deadline ? 'telling a protocol by time' : 'telling a protocol by time, without the deadline',
        ms: median(existing),
        ratio: far / 0.5,
        note: `${existing.length} + ${missing.length} lookups, AUC ${far.toFixed(3)}, missing ${median(missing).toFixed(2)} ms`,
      });
    }
    return all;
  } finally {
    await t.close();
  }
};
