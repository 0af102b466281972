import { operatorDay } from '../../apps/api/src/operatorDay.ts';

/**
 * The moment that the server under test, its demonstration data and the browsers have now: the fixed start of the proof
 * (playwright.config.ts), and what has passed since then.
 */
export const momentNow = (): Date => {
  const { E2E_CLOCK_START: start, E2E_BEGAN: began } = process.env;
  if (start === undefined || began === undefined) throw new Error('As jornadas rodam com `playwright test`.');
  return new Date(Date.parse(start) + Date.now() - Number(began));
};

/** The day of the demonstration at the operator, YYYY-MM-DD. */
export const demoDay = (): string => operatorDay(new Date(process.env.E2E_CLOCK_START ?? ''));
