import { operatorDay } from '../../apps/api/src/operatorDay.ts';

/**
 * The present moment of the server under test, its data and the browsers. Counts from the fixed start of the run (playwright.config.ts).
 */
export const momentNow = (): Date => {
  const { E2E_CLOCK_START: start, E2E_BEGAN: began } = process.env;
  if (start === undefined || began === undefined) throw new Error('As jornadas rodam com `playwright test`.');
  return new Date(Date.parse(start) + Date.now() - Number(began));
};

/** The operator's day in the demonstration, YYYY-MM-DD. */
export const demoDay = (): string => operatorDay(new Date(process.env.E2E_CLOCK_START ?? ''));
