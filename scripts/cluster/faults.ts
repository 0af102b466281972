import { setTimeout as wait } from 'node:timers/promises';
import type { Done } from './deeds/deeds.ts';
import { type Installation, startInstallation } from './installation.ts';
import { type Call, type Load, startLoad, type Written } from './load.ts';
import { type Misfortune, misfortunes } from './misfortunes.ts';

const LIVES = 3_000;
/** So long all must go well before and after each. */
const QUIET_MS = 8_000;
const MOST_MS = 120_000;
/** So long things are under way before one happens. */
const UNDER_WAY_MS = 200;
/** An answer that takes longer counts as not served. */
const SLOW_MS = 2_000;

/** Effects of one misfortune on people. */
interface Outcome {
  title: string;
  /** Writes that were acknowledged, all in all, and those of them that are not there. */
  written: number;
  lost: number;
  /** Until every call was answered in time again, from the moment it happened. */
  seconds: number;
  readErrors: number;
  writeErrors: number;
  kinds: string;
}

const isBad = ({ began, ended, error }: Call): boolean => error !== undefined || ended - began > SLOW_MS;

/** Waits until nothing went wrong for a while. */
const quiet = async ({ calls }: Load): Promise<void> => {
  const end = performance.now() + MOST_MS;
  for (;;) {
    // Looking again is what waiting is.
    // oxlint-disable-next-line no-await-in-loop
    await wait(500);
    const since = performance.now() - QUIET_MS;
    const late = calls.filter(({ ended }) => ended > since);
    if (late.length > 20 && !late.some(isBad) && calls.some(({ ended }) => ended < since)) return;
    if (performance.now() > end) throw new Error('não ficou inteiro em dois minutos');
  }
};

const kindsOf = (bad: readonly Call[]): string => {
  const count = new Map<string, number>();
  for (const { error = `mais de ${SLOW_MS / 1000} s` } of bad) count.set(error, (count.get(error) ?? 0) + 1);
  return [...count].map(([error, times]) => `${times} × ${error}`).join(', ') || '–';
};

const spanOf = (lost: readonly Written[], from: number): string => {
  const moments = lost.map(({ at }) => ((at - from) / 1000).toFixed(1));
  return `${moments.length} de ${moments[0]} a ${moments.at(-1)}`;
};

const suffer = async (installation: Installation, load: Load, one: Misfortune): Promise<Outcome> => {
  await quiet(load);
  await load.bills.sendNext();
  load.deeds.begin();
  await wait(UNDER_WAY_MS);
  const from = performance.now();
  const repair = await one.happen(installation);
  const repaired = repair();
  await quiet(load);
  await repaired;
  await quiet(load);
  const bad = load.calls.filter((call) => call.ended > from && isBad(call));
  const errors = bad.filter(({ error }) => error !== undefined);
  const last = Math.max(from, ...bad.map(({ ended }) => ended));
  const lost = await load.lost();
  if (lost.length > 0) console.log(`perdidas, em segundos desde o acontecido: ${spanOf(lost, from)}`);
  return {
    title: one.title,
    written: load.acknowledged(),
    lost: lost.length,
    seconds: (last - from) / 1000,
    readErrors: errors.filter(({ kind }) => kind === 'leitura').length,
    writeErrors: errors.filter(({ kind }) => kind === 'gravação').length,
    kinds: kindsOf(bad),
  };
};

const rowOf = (outcome: Outcome): string => {
  const { title, written, lost, seconds, readErrors, writeErrors, kinds } = outcome;
  return `| ${title} | ${lost} de ${written} | ${seconds.toFixed(1).replace('.', ',')} | ${readErrors} | ${writeErrors} | ${kinds} |`;
};

const rowOfDone = ({ title, things, answers, again, once, more, never }: Done): string =>
  `| ${title} | ${things} | ${answers} | ${again} | ${once} | ${more} | ${never} |`;

/** Lets everything of `misfortunes` happen to a whole installation under load, and prints the table of docs/escala.md. */
export const testFaults = async (): Promise<void> => {
  const only = process.env['CLUSTER_FAULTS']?.split(',');
  const installation = await startInstallation(3, { lives: LIVES });
  const outcomes: Outcome[] = [];
  try {
    const load = await startLoad(installation);
    try {
      for (const one of misfortunes.filter(({ key }) => !only || only.includes(key))) {
        // One at a time.
        // oxlint-disable-next-line no-await-in-loop
        const outcome = await suffer(installation, load, one);
        outcomes.push(outcome);
        console.log(rowOf(outcome));
      }
      await load.deeds.finish();
      const deeds = await load.deeds.look();
      for (const done of deeds) console.log(rowOfDone(done));
      if (deeds.some(({ more, never }) => more + never > 0))
        throw new Error('há o que não ficou feito uma só vez');
      const failed = Object.entries(await load.bills.finish());
      const { messages, twice } = load.bills.sent();
      console.log(`\n${messages} boletos saíram por e-mail entretanto, ${twice.length} deles duas vezes.`);
      for (const [why, times] of failed) console.log(`${times} não saíram: ${why}`);
      if (twice.length > 0) throw new Error(`duas vezes: ${twice.slice(0, 5).join(', ')}`);
    } finally {
      await load.stop();
    }
  } finally {
    const { servers, nodes } = installation;
    const words = [
      ...servers.all.map(({ program }) => program().words()),
      ...nodes.all.map((it) => it.words()),
    ];
    if (process.env['CLUSTER_WORDS']) console.log(words.join('\n====\n'));
    await installation.stop();
  }
  const lost = outcomes.reduce((sum, outcome) => sum + outcome.lost, 0);
  if (lost > 0) throw new Error(`${lost} gravações confirmadas se perderam`);
};
