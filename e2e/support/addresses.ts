/** Number of journeys side by side, each on an own server and database; 1 beside other steps of npm test. */
export const workers = Number(process.env.TEST_WORKERS ?? 2);

/** Free ports of a worker and its server; playwright.config.ts chose them. */
export const addressesOf = (worker: number) => {
  const ports = (process.env.E2E_PORTS ?? '').split(',').map(Number);
  const [officePort = 0, portalPort = 0, mailPort = 0] = ports.slice(worker * 3);
  return { officePort, portalPort, mailPort };
};

const here = addressesOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));

/** Port of the server's outgoing e-mail; a journey that reads it listens there (`openMailbox`). */
export const { mailPort } = here;

const host = process.env.E2E_HOST ?? 'localhost';

/** The two origins under test, without a last slash. */
export const officeUrl = `http://${host}:${here.officePort}`;
export const portalUrl = `http://${host}:${here.portalPort}`;

/** Password of every invented account of the demonstration. */
export const demoPassword = 'demonstracao-das-jornadas';

/** Number of invented beneficiaries at the start of the server under test. */
export const demoLives = 400;
