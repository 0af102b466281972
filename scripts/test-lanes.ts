import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './command.ts';
import { duration, type StepResult, type TestReport } from './test-report.ts';
import { reportOfPlaywright } from './test-report-playwright.ts';
import type { Step, Tools } from './test-steps.ts';

const PLAYWRIGHT = 'playwright.json';

const readReports = (folder: string): TestReport[] =>
  readdirSync(folder).map((name) => {
    const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return name === PLAYWRIGHT ? reportOfPlaywright(report) : (report as TestReport);
  });

const toolsOf = (folder: string, write: (piece: Buffer) => void): Tools => {
  let runs = 0;
  const run: Tools['run'] = (program, args, env = {}) => {
    // Into a pipe programs print no colours by themselves.
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    return command(program, args, { ...colours, ...env }, write);
  };
  return {
    print: (line) => write(Buffer.from(`${line}\n`)),
    run,
    vitest: (projects, env = {}) => {
      runs += 1;
      const args = projects.flatMap((project) => ['--project', project]);
      return run('vitest', ['run', ...args, '--reporter=default', '--reporter=./scripts/test-reporter.ts'], {
        ...env,
        TEST_REPORT: join(folder, `${runs}.json`),
      });
    },
    playwrightReport: join(folder, PLAYWRIGHT),
  };
};

/** Runs a step to its end, whatever that is; its output comes at once when `isLive`, else whole at the end. */
const runStep = async ({ key, title, run }: Step, reports: string, isLive: boolean): Promise<StepResult> => {
  const folder = join(reports, key);
  mkdirSync(folder);
  const start = Date.now();
  const printed: Buffer[] = [];
  if (isLive) console.log(`\n== ${title}`);
  const tools = toolsOf(folder, (piece) => {
    printed.push(piece);
    if (isLive) process.stdout.write(piece);
  });
  let error: string | undefined;
  try {
    await run(tools);
  } catch (reason) {
    error = reason instanceof Error ? reason.message : String(reason);
  }
  const milliseconds = Date.now() - start;
  const output = Buffer.concat(printed).toString();
  if (!isLive) process.stdout.write(`\n== ${title}\n${output}`);
  if (error !== undefined) console.error(error);
  console.log(`== ${title}: ${error === undefined ? 'certo' : 'FALHOU'} em ${duration(milliseconds)}`);
  return { title, milliseconds, reports: readReports(folder), error, lastLines: output };
};

/** Runs every step: the narrow ones in two lanes, then the wide ones, each alone. */
export const runSteps = async (chosen: readonly Step[], reports: string, isStopped: () => boolean) => {
  const results = new Map<Step, StepResult>();
  const narrow = chosen.filter(({ isWide }) => !isWide);
  const lane = async (queue: Step[], isLive: boolean) => {
    for (let step = queue.shift(); step && !isStopped(); step = queue.shift())
      results.set(step, await runStep(step, reports, isLive));
  };
  if (narrow.length > 1) console.log(`\n== Lado a lado: ${narrow.map(({ title }) => title).join('; ')}`);
  const queue = [...narrow];
  await Promise.all([lane(queue, narrow.length === 1), lane(queue, narrow.length === 1)]);
  await lane(
    chosen.filter(({ isWide }) => isWide),
    true,
  );
  return chosen.flatMap((step) => results.get(step) ?? []);
};
