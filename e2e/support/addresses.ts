/** Ports of the server under test, away from those of `npm start`. */
export const officePort = 3100;
export const portalPort = 3101;

/** Where the server under test hands its e-mail over; a journey that reads it listens there (`openMailbox`). */
export const mailPort = 3102;

/** The two origins under test, without a last slash. */
export const officeUrl = `http://localhost:${officePort}`;
export const portalUrl = `http://localhost:${portalPort}`;

/** Password of every invented account of the demonstration. */
export const demoPassword = 'demonstracao-das-jornadas';

/** How many invented beneficiaries the server under test begins with. */
export const demoLives = 400;
