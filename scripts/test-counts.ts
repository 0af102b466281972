import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many single tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; flaky: number; unexpected: number };
}

/** Counts of one report, of Vitest or of Playwright; a test that passes at the second try has passed. */
export const countsOf = ({ numPassedTests = 0, numFailedTests = 0, stats }: Report): Counts =>
  stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    : { passed: numPassedTests, failed: numFailedTests };

/** Sum over every report in a folder. */
export const readCounts = (folder: string): Counts =>
  readdirSync(folder)
    .map((file) => countsOf(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Report))
    .reduce((sum, counts) => ({ passed: sum.passed + counts.passed, failed: sum.failed + counts.failed }), {
      passed: 0,
      failed: 0,
    });
