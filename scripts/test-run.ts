import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringNeeds } from './bring-needs.ts';
import { stopCommands } from './command.ts';
import { runSteps } from './test-lanes.ts';
import { writeDurations } from './test-queue.ts';
import { summaryLines } from './test-report.ts';
import { chosenSteps } from './test-steps.ts';

/** Runs the chosen steps, all of them even when one fails; the last line counts every test. Returns the exit code. */
export const runTests = async (args: string[]): Promise<number> => {
  let stoppedBy: number | undefined;
  const stopOn = (signal: NodeJS.Signals, code: number) =>
    process.on(signal, () => {
      stoppedBy = code;
      void stopCommands();
    });
  stopOn('SIGINT', 130);
  stopOn('SIGTERM', 143);
  const reports = mkdtempSync(join(tmpdir(), 'vidas-test-'));
  try {
    const start = Date.now();
    const chosen = chosenSteps(args);
    await bringNeeds(chosen.map(({ key }) => key));
    const results = await runSteps(chosen, reports, () => stoppedBy !== undefined);
    if (stoppedBy !== undefined) return stoppedBy;
    const isRight = results.every(({ error }) => error === undefined);
    if (isRight && args.includes('--tempos'))
      writeDurations(
        Object.fromEntries(
          results.map(({ milliseconds }, index) => [
            chosen[index]?.key ?? '',
            Math.round(milliseconds / 1000),
          ]),
        ),
      );
    for (const line of summaryLines(results, Date.now() - start)) console.log(line);
    return isRight ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
};
