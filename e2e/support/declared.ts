import type { Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { type AnyReport, isReport } from '../../packages/api-client/src/report/report.ts';
import type { Question } from '../../packages/api-client/src/report/question.ts';

const contracts = new URL('../../packages/api-client/src/', import.meta.url);

/** The declared reports of a module. */
export const declaredReports = async (module: string): Promise<AnyReport[]> => {
  const folder = new URL(`${module}/`, contracts);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.report.ts'),
  );
  const loaded = await Promise.all(files.map((name) => import(new URL(name, folder).href)));
  return loaded.flatMap((file) => Object.values(file as object)).filter((value) => isReport(value));
};

const typeDay = async (page: Page, group: RegExp, digits: string) => {
  await page.getByRole('group', { name: group }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
};

const press = (page: Page, button: string) =>
  page.getByRole('button', { name: button, exact: true }).first().click();

/** Searches every day. */
export const askForEveryDay = async (page: Page) => {
  await typeDay(page, /Data inicial/, '01012020');
  await typeDay(page, /Data final/, '31122030');
  await press(page, 'Buscar');
};

/** Searches everything in a report: by its button without a field, else by every day. */
export const askForAll = (report: AnyReport) => async (page: Page) => {
  const questions = Object.values(report.questions as Record<string, Question>);
  const everything = questions.find(({ kind }) => kind === 'all');
  if (everything === undefined) await askForEveryDay(page);
  else await press(page, everything.texts.button ?? 'Buscar');
};
