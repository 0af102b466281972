import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Download, Page } from 'playwright-core';
import { openBuiltPage } from '../builtPage.ts';
import type { OfficePage } from './main.tsx';

/** A report as shown on screen, and its files as the browser made them. */
export interface TakenReport {
  readonly name: string;
  readonly columns: OfficePage['reports'][number]['columns'];
  readonly rowCount: number;
  /** The texts of the cells on the screen. */
  readonly shown: ReturnType<OfficePage['drawn']>;
  readonly csv: Uint8Array;
  readonly xlsx: Uint8Array;
}

type Filled = Window & { readonly office: OfficePage };

// Without a word Chromium drops what a page saves too quickly (Blink counts ten files in a second); a report saves two.
const APART_MS = 300;

const itemOf = { csv: 'Exportar CSV', xlsx: 'Planilha (XLSX)' } as const;

/** Opens Exportar, and chooses a file. */
const press = async (page: Page, kind: keyof typeof itemOf): Promise<Download> => {
  const download = page.waitForEvent('download');
  const menu = page.getByRole('button', { name: 'Exportar', exact: true });
  if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click();
  await page.getByRole('button', { name: itemOf[kind], exact: true }).click();
  return download;
};

/** Opens every report in Chromium, reads its table and presses its export buttons. */
export async function takeReports(): Promise<readonly TakenReport[]> {
  const { page, close } = await openBuiltPage(join(import.meta.dirname));
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  try {
    const reports = await page.evaluate(() => (window as unknown as Filled).office.reports);
    const show = (name: string) =>
      page.evaluate((which) => (window as unknown as Filled).office.show(which), name);
    // Large enough for every row and column to be drawn.
    await page.setViewportSize({ width: 15_100, height: 3_200 });
    const seen = [];
    for (const report of reports) {
      await show(report.name);
      await page.waitForFunction(
        (count) => (window as unknown as Filled).office.drawn().body.length === count,
        report.rowCount,
      );
      seen.push({
        ...report,
        shown: await page.evaluate(() => (window as unknown as Filled).office.drawn()),
      });
    }
    // Files hold what is not drawn too, and a press waits for two whole drawings of the window.
    await page.setViewportSize({ width: 1366, height: 768 });
    const taken: TakenReport[] = [];
    for (const report of seen) {
      await show(report.name);
      await page.waitForTimeout(APART_MS);
      const csv = await readFile(await (await press(page, 'csv')).path());
      const xlsx = await readFile(await (await press(page, 'xlsx')).path());
      taken.push({ ...report, csv, xlsx });
    }
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return taken;
  } catch (cause) {
    // The page's own problems explain a missing file.
    throw new Error(['The reports could not be taken', ...problems].join('\n'), { cause });
  } finally {
    await close();
  }
}
