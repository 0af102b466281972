// The servers under test, started once for all journeys. Builds the screens after changes, then starts one server with its own database per
// worker, all at once. Prints 'Servidores prontos' when each of them listens.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { addressesOf, demoLives, demoPassword, workers } from './addresses.ts';
import { momentNow } from './moment.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const children: ChildProcess[] = [];
const end = async (code: number): Promise<never> => {
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(running.map((child) => once(child, 'exit')));
  process.exit(code);
};
process.on('SIGTERM', () => void end(0)).on('SIGINT', () => void end(0));

const build = async (): Promise<void> => {
  const child = spawn(process.execPath, ['scripts/build.mjs', '--if-changed'], { stdio: 'inherit' });
  children.push(child);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) await end(1);
};

/** Resolves when the server of a worker listens; ends everything when it stops, before that or later. */
const serve = async (worker: number): Promise<void> => {
  const { officePort, portalPort, mailPort } = addressesOf(worker);
  const child = spawn(process.execPath, ['--no-warnings', 'scripts/serve.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(officePort),
      OMBUDSMAN_PORT: String(portalPort),
      DATA_DIR: join(process.env.E2E_DATA_DIR ?? '', String(worker)),
      DATABASE_URL: '',
      SEED: 'demo',
      // The journey of the analysis asks for it by itself.
      ANALISE_HORA: 'nunca',
      CLOCK_START: momentNow().toISOString(),
      DEMO_PASSWORD: demoPassword,
      DEMO_LIVES: String(demoLives),
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    },
  });
  children.push(child);
  child.once('exit', () => void end(1));
  for await (const line of createInterface(child.stdout)) {
    say(`${worker}: ${line}`);
    if (line.includes('Ctrl+C encerra')) break;
  }
  child.stdout.resume();
};

await build();
await Promise.all(Array.from({ length: workers }, (_, worker) => serve(worker)));
say('Servidores prontos.');
