/* Every runner of bench/ at a size of minutes, judged by limits.ts; ends with 1 when one is over its limit, refused or broken.
   npm run bench -- --only=imports,table --scale=10 */
import { fork } from 'node:child_process';
import { parseArgs } from 'node:util';
import { bringNeeds } from '../scripts/bring-needs.ts';
import { judge, type Limit, linesOf, tableHead } from './judge.ts';
import { limits } from './limits.ts';
import type { Measure } from './measure.ts';
import { runners } from './runners.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, scale: { type: 'string', default: '1' } },
});
const MINUTES = 10 * Math.max(1, Number(values.scale));

/** The measures of a runner. Throws when its processes end without them, or are ended because they take too long. */
const measuresOf = (runner: string): Promise<Measure[]> =>
  new Promise((resolve, reject) => {
    // A group of its own: its servers, databases and browsers end with it.
    const child = fork(new URL('child.ts', import.meta.url), [runner], {
      env: { ...process.env, BENCH_SCALE: values.scale, LOG_LEVEL: 'warn' },
      execArgv: ['--no-warnings'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    const end = (): void => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    };
    const interrupted = (): void => {
      end();
      process.exit(1);
    };
    const tooLong = setTimeout(() => {
      reject(new Error(`was not done in ${MINUTES} minutes`));
      end();
    }, MINUTES * 60_000);
    process.once('SIGINT', interrupted);
    child.once('message', (measures) => resolve(measures as Measure[]));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(tooLong);
      process.off('SIGINT', interrupted);
      reject(new Error(`ended with ${signal ?? code}, see above`));
    });
  });

const known = runners();
const wanted = values.only?.split(',') ?? known;
for (const name of wanted)
  if (!known.includes(name)) throw new Error(`No such runner: ${name} (there are ${known.join(', ')}).`);

// A runner that lacks one of them ends by itself; others need none.
await bringNeeds(['server', 'e2e']).catch(({ message }: Error) => console.error(message));
const lines: string[] = [];
const failures: string[] = [];
for (const runner of wanted) {
  const start = performance.now();
  const own: Readonly<Record<string, Limit>> = limits[runner] ?? {};
  try {
    const measures = await measuresOf(runner);
    lines.push(...linesOf(runner, measures, own));
    failures.push(...judge(measures, own).map((text) => `${runner}: ${text}`));
  } catch (error) {
    failures.push(`${runner}: ${error instanceof Error ? error.message : String(error)}`);
  }
  console.error(`${runner}: ${Math.round((performance.now() - start) / 1000)} s`);
}
console.log([...tableHead, ...lines].join('\n'));
if (failures.length > 0) {
  console.error(`\nOver the limits or broken:\n${failures.map((text) => `- ${text}`).join('\n')}`);
  process.exitCode = 1;
}
