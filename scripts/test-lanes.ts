import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { command } from './command.ts';
import { duration, type StepResult, type TestReport } from './test-report.ts';
import { readDurations, runQueue } from './test-queue.ts';
import { reportOfPlaywright } from './test-report-playwright.ts';
import type { Step, Tools } from './test-steps.ts';

const PLAYWRIGHT = 'playwright.json';

const readReports = (folder: string): TestReport[] =>
  readdirSync(folder).map((name) => {
    const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return name === PLAYWRIGHT ? reportOfPlaywright(report) : (report as TestReport);
  });

/** `width`: how many cores the step may keep busy. */
const toolsOf = (folder: string, width: number, write: (piece: Buffer) => void): Tools => {
  let runs = 0;
  const run: Tools['run'] = (program, args, env = {}) => {
    // Into a pipe programs print no colours by themselves.
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    return command(program, args, { ...colours, TEST_WORKERS: String(width), ...env }, write);
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
const runStep = async (
  { key, title, run }: Step,
  { reports, isLive, width }: { reports: string; isLive: boolean; width: number },
): Promise<StepResult> => {
  const folder = join(reports, key);
  mkdirSync(folder);
  const start = Date.now();
  const printed: Buffer[] = [];
  if (isLive) console.log(`\n== ${title}`);
  const tools = toolsOf(folder, width, (piece) => {
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

const MINUTE_MS = 60_000;

/**
 * Runs every step in one queue, as many at once as the machine has cores. A wide step, and a single one, has them all and prints
 * while it runs.
 */
export const runSteps = async (
  chosen: readonly Step[],
  reports: string,
  isStopped: () => boolean,
  lanes = availableParallelism(),
) => {
  const results = new Map<Step, StepResult>();
  const running = new Set<string>();
  const start = Date.now();
  // Each step prints whole at its end: meanwhile a line a minute says what runs.
  const clock = setInterval(
    () => running.size > 1 && console.log(`   ${duration(Date.now() - start)}: ${[...running].join('; ')}`),
    MINUTE_MS,
  );
  try {
    await runQueue(chosen, { lanes, durations: readDurations(), isStopped }, async (step) => {
      running.add(step.title);
      const isAlone = chosen.length === 1 || step.isWide === true;
      if (!isAlone) console.log(`\n== ${step.title}: começa`);
      results.set(step, await runStep(step, { reports, isLive: isAlone, width: isAlone ? lanes : 1 }));
      running.delete(step.title);
    });
  } finally {
    clearInterval(clock);
  }
  return chosen.flatMap((step) => results.get(step) ?? []);
};
