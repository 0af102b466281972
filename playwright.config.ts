import { defineConfig } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proofStart } from './apps/api/src/test/proofDay.ts';
import { workers } from './e2e/support/addresses.ts';
import { isLong } from './e2e/support/isLong.ts';
import { freePorts } from './e2e/support/freePorts.ts';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';

// This file is read again in every worker: the first reading makes the folder of the databases, chooses the ports and the
// moment, the others inherit them.
if (process.env.E2E_DATA_DIR === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'vidas-e2e-'));
  process.env.E2E_DATA_DIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.E2E_PORTS = (await freePorts(3 * workers)).join(',');
  process.env.E2E_CLOCK_START ??= proofStart;
  process.env.E2E_BEGAN = String(Date.now());
}
const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  // Emptied at the start: the pictures that differ lie beside it and stay.
  outputDir: 'test-results/journeys',
  workers,
  forbidOnly: true,
  // What every screen has to hold is walked in the long form: npm run test:all.
  ...(isLong ? {} : { grepInvert: /@longa/ }),
  retries: 0,
  // A busy machine makes a journey slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1366, height: 768 },
    // What fails leaves a picture and, from Playwright itself, what the page said. A trace takes a fifth of the processor of every
    // journey, so it is asked for: npm run test:e2e -- --trace retain-on-failure.
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
  },
  // Behind a proxy whose address is given the servers run already: scripts/cluster/journeys.ts.
  ...(process.env.E2E_HOST === undefined
    ? {
        webServer: {
          command: 'exec node --no-warnings e2e/support/servers.ts',
          wait: { stdout: /Servidores prontos/ },
          timeout: 240_000,
          stdout: 'pipe',
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        },
      }
    : {}),
});
