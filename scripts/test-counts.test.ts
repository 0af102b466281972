import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCounts } from './test-counts.ts';

it('adds the reports of Vitest and of Playwright', () => {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'));
  try {
    writeFileSync(
      join(folder, 'unit.json'),
      JSON.stringify({ numPassedTests: 40, numFailedTests: 1, numTotalTests: 41 }),
    );
    writeFileSync(
      join(folder, 'e2e.json'),
      JSON.stringify({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 0 } }),
    );
    expect(readCounts(folder)).toEqual({ passed: 46, failed: 3 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('is nothing before the first report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'));
  expect(readCounts(folder)).toEqual({ passed: 0, failed: 0 });
  rmSync(folder, { recursive: true });
});
