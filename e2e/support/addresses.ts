/** Ports of the server under test, away from those of `npm start`. */
export const officePort = 3100;
export const portalPort = 3101;

/** The two origins under test, without a last slash. */
export const officeUrl = `http://127.0.0.1:${officePort}`;
export const portalUrl = `http://127.0.0.1:${portalPort}`;

/** Password of every invented account of the demo data set. */
export const demoPassword = 'demonstracao-das-jornadas';
