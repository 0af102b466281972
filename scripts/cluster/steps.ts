import { getPriority, setPriority } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { demoUsers } from '../../apps/api/src/demo/demoUsers.ts';
import { type Installation, startInstallation } from './installation.ts';
import { signIn } from './signIn.ts';

/** Parts of what can be served, step by step; calls come whether the ones before are answered or not. */
const SHARES = [0.5, 0.9, 3];
const STEP_MS = 20_000;
/** A crowd counts as one that lasts from here on: before, a line may be a moment's rush, in which three turns wait (SER-35). */
const RUSH_MS = 5_000;
/** Lists that run at once in a server (SER-35). */
const PLACES = 6;
const ALONE = 60;
const PAUSE_MS = 3_000;
const PATIENCE_MS = 15_000;
const LIVES = 2_000;

interface Answer {
  /** When it was asked for, from the beginning of its step. */
  at?: number;
  ms: number;
  status: number | string;
}

/** One kind of call, and its number per second. */
interface Lane {
  title: string;
  rate: number;
  ask: (turn: number) => Promise<Response>;
  /** The status of a right answer; 200 unless said. */
  right?: number;
}

const timed = async (asked: Promise<Response>): Promise<Answer> => {
  const began = performance.now();
  const status = await asked
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    })
    .catch((error: Error) => error.name);
  return { ms: performance.now() - began, status };
};

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const sorted = (answers: readonly Answer[]): number[] =>
  answers.map(({ ms }) => ms).toSorted((a, b) => a - b);

const rowOf = ({ title, rate, right = 200 }: Lane, answers: readonly Answer[]): string => {
  const served = answers.filter(({ status }) => status === right);
  const good = sorted(served);
  const later = sorted(served.filter(({ at = 0 }) => at >= RUSH_MS));
  const refused = answers.filter(({ status }) => status === 503);
  const latest = Math.max(0, ...refused.map(({ ms }) => Math.round(ms)));
  const [half, most, mostLater] = [
    percentile(good, 0.5),
    percentile(good, 0.95),
    percentile(later, 0.95),
  ].map((ms) => Math.round(ms));
  const others = answers.length - good.length - refused.length;
  return `| ${title} | ${rate} | ${good.length} | ${half}, ${most} | ${mostLater || '–'} | ${refused.length} (até ${latest} ms) | ${others} |`;
};

/** Those who ask sit at machines of their own: here what they do goes first, or their own waiting for a processor would count as the servers'. */
const HURRY = -10;
const hurry = (): (() => void) => {
  const before = getPriority();
  try {
    setPriority(HURRY);
  } catch {
    console.log('sem direito a outra prioridade: a espera de quem mede conta como dos servidores');
  }
  return () => setPriority(before);
};

/** Asks in every lane for as long as a step lasts. */
const step = async (lanes: readonly Lane[]): Promise<void> => {
  const asked = lanes.map(({ rate, ask }) =>
    Promise.all(
      Array.from({ length: (rate * STEP_MS) / 1000 }, async (_, at) => {
        const due = (at * 1000) / rate;
        await wait(due);
        return { ...(await timed(ask(at))), at: due };
      }),
    ),
  );
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const answers = await Promise.all(asked);
  delay.disable();
  console.log(`quem mede esperou por si: p95 de ${Math.round(delay.percentile(95) / 1e6)} ms`);
  lanes.forEach((lane, at) => console.log(rowOf(lane, answers[at] ?? [])));
  await wait(PAUSE_MS);
};

const lanesOf = async ({ proxies, servers }: Installation) => {
  const [staff, portal] = [proxies.staffPort, proxies.portalPort].map(
    (port) => `http://${proxies.all[0]?.host}:${port}/`,
  );
  const send = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  const token = await signIn(
    (path, init) => send(`${staff}api/v1/${path}`, init),
    'gerente',
    servers.password,
  );
  const list =
    (title: string, path: string) =>
    (rate: number): Lane => ({
      title,
      rate,
      ask: () => send(`${staff}api/v1/cadastro/${path}`, { headers: { authorization: token } }),
    });
  const post = (body: object): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const beside: Lane[] = [
    {
      title: 'entrada',
      rate: 1,
      // Everybody in turn: attempts at one account wait for each other (SEG-18).
      ask: (turn) =>
        send(
          `${staff}api/v1/auth/login`,
          post({ login: demoUsers[turn % demoUsers.length]?.login, senha: servers.password }),
        ),
    },
    { title: 'portal, página', rate: 2, ask: () => send(`${portal}ouvidoriaInterna/inicio`) },
    {
      title: 'portal, consulta',
      rate: 1,
      ask: () =>
        send(
          `${portal}api/v1/ouvidoriaInterna/getDenuncia`,
          post({ protocolo: '00000000', chave: '0000000000000000' }),
        ),
      // The challenge that comes before a lookup.
      right: 428,
    },
  ];
  return {
    long: list('lista longa', 'getDataCadastroBeneficiarioTodos'),
    short: list('lista curta', 'getRelatorioFuneralTotal'),
    beside,
  };
};

/** How many lists a second are served when every place always has one. */
const capacityOf = async ({ ask }: Lane, serverCount: number): Promise<number> => {
  const end = performance.now() + STEP_MS / 2;
  let served = 0;
  const works = async (): Promise<void> => {
    while (performance.now() < end) {
      // Each asks for one after the other.
      // oxlint-disable-next-line no-await-in-loop
      const { status } = await timed(ask(0));
      if (status === 200) served += 1;
    }
  };
  await Promise.all(Array.from({ length: serverCount * PLACES }, works));
  return (served * 1000) / (STEP_MS / 2);
};

/** Lists that come when nobody else does: what is usual for them. */
const oneByOne = async ({ ask }: Lane): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (let turn = 0; turn < ALONE; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop
    answers.push(await timed(ask(turn)));
  }
  return answers;
};

const measure = async (installation: Installation): Promise<void> => {
  const { long, short, beside } = await lanesOf(installation);
  // The first calls prepare things and are not measured.
  for (let turn = 0; turn < 6; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all([long(1), short(1), ...beside].map(({ ask }) => timed(ask(turn))));
  }
  console.log('uma de cada vez:');
  console.log(rowOf(long(0), await oneByOne(long(0))));
  const capacity = await capacityOf(long(1), installation.servers.all.length);
  console.log(`${capacity.toFixed(1)} listas longas por segundo`);
  for (const share of SHARES) {
    console.log(`${share} vezes isso:`);
    // One step after the other.
    // oxlint-disable-next-line no-await-in-loop
    await step([long(Math.max(1, Math.round(share * capacity))), ...beside]);
  }
  await step([short(40), ...beside]);
};

/** Measures how installations of one, two and three servers answer at rising rates, and those who sign in or use the portal meanwhile. */
export const measureSteps = async (): Promise<void> => {
  const counts = (process.env['CLUSTER_SERVERS'] ?? '1,2,3').split(',').map(Number);
  for (const count of counts) {
    console.log(`\n${count} ${count === 1 ? 'servidor' : 'servidores'}`);
    // One installation after the other: they share the machine.
    // oxlint-disable-next-line no-await-in-loop
    const installation = await startInstallation(count, { lives: LIVES });
    const calm = hurry();
    try {
      // oxlint-disable-next-line no-await-in-loop
      await measure(installation);
    } finally {
      calm();
      // oxlint-disable-next-line no-await-in-loop
      await installation.stop();
    }
  }
};
