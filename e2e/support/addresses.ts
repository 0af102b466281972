/** Ports of the server under test, away from those of `npm start`. */
export const officePort = 3100;
export const portalPort = 3101;

/** The two origins under test, without a last slash. */
export const officeUrl = `http://localhost:${officePort}`;
export const portalUrl = `http://localhost:${portalPort}`;

/** Password of every invented account of the demo data set. */
export const demoPassword = 'demonstracao-das-jornadas';
