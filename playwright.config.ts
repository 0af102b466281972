import { defineConfig } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  demoLives,
  demoPassword,
  mailPort,
  officePort,
  officeUrl,
  portalPort,
} from './e2e/support/addresses.ts';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';

// This file is read again in every worker: the first reading creates the folder of the database, the workers inherit it.
if (process.env.E2E_DATA_DIR === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'vidas-e2e-'));
  process.env.E2E_DATA_DIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // One server and one database for all journeys.
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: 'list',
  use: {
    baseURL: officeUrl,
    browserName: 'chromium',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1366, height: 768 },
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
  },
  webServer: {
    command: 'exec node scripts/start.mjs',
    url: officeUrl,
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(officePort),
      OMBUDSMAN_PORT: String(portalPort),
      DATA_DIR: process.env.E2E_DATA_DIR,
      DATABASE_URL: '',
      SEED: 'demo',
      DEMO_PASSWORD: demoPassword,
      DEMO_LIVES: String(demoLives),
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    },
  },
});
