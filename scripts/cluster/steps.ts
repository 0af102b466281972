import { setTimeout as wait } from 'node:timers/promises';
import { type Installation, startInstallation } from './installation.ts';
import { signIn } from './signIn.ts';

/** Calls a second, step by step; each lasts `STEP_MS`, and the calls come whether the ones before are answered or not. */
const RATES = [5, 10, 20, 40, 80];
const STEP_MS = 8_000;
const PATIENCE_MS = 15_000;
const LIVES = 2_000;

interface Answer {
  ms: number;
  status: number | string;
}

/** What is asked for: the list of all lives, and one of few rows. */
const kinds = {
  'lista longa': 'cadastro/getDataCadastroBeneficiarioTodos',
  'lista curta': 'cadastro/getRelatorioFuneralTotal',
} as const;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const rowOf = (name: string, rate: number, answers: readonly Answer[]): string => {
  const good = answers
    .filter(({ status }) => status === 200)
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b);
  const turned = answers.filter(({ status }) => status === 503).length;
  const [half, most] = [percentile(good, 0.5), percentile(good, 0.95)].map((ms) => Math.round(ms));
  return `| ${name} | ${rate} | ${good.length} | ${half} | ${most} | ${turned} | ${answers.length - good.length - turned} |`;
};

const measure = async ({ proxies, servers }: Installation, name: string): Promise<void> => {
  const base = `http://${proxies.all[0]?.host}:${proxies.staffPort}/api/v1/`;
  const token = await signIn((path, init) => fetch(`${base}${path}`, init), 'gerente', servers.password);
  const ask = async (path: string): Promise<Answer> => {
    const began = performance.now();
    const status = await fetch(`${base}${path}`, {
      headers: { authorization: token },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then(async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      })
      .catch((error: Error) => error.name);
    return { ms: performance.now() - began, status };
  };
  for (const [kind, path] of Object.entries(kinds)) {
    for (const rate of RATES) {
      const asked = Array.from({ length: (rate * STEP_MS) / 1000 }, async (_, at) => {
        await wait((at * 1000) / rate);
        return ask(path);
      });
      // One step after the other.
      // oxlint-disable-next-line no-await-in-loop
      const answers = await Promise.all(asked);
      console.log(rowOf(`${name}, ${kind}`, rate, answers));
    }
  }
};

/** Measures how an installation of one server and one of three answer at rising rates. */
export const measureSteps = async (): Promise<void> => {
  for (const count of [1, 3]) {
    // One installation after the other: they share the machine.
    // oxlint-disable-next-line no-await-in-loop
    const installation = await startInstallation(count, { lives: LIVES });
    try {
      // oxlint-disable-next-line no-await-in-loop
      await measure(installation, `${count} ${count === 1 ? 'servidor' : 'servidores'}`);
    } finally {
      // oxlint-disable-next-line no-await-in-loop
      await installation.stop();
    }
  }
};
