/** What an error of the database says of itself. */
export interface DatabaseError {
  code?: unknown;
  message?: unknown;
  /** For the person: what holds the one connection. */
  told?: unknown;
}

/** How PostgreSQL, a pool before it, the driver and the network say that the database is gone or another takes its place. */
const GONE = /^(57P0[123]|08\w{3}|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;

/** The database is gone or another takes its place. */
export const isGone = ({ code, message }: DatabaseError): boolean =>
  GONE.test(String(code)) ||
  /^(Connection terminated|Client has encountered a connection error)/.test(String(message));

/** All connections are taken. */
export const hasNoConnection = ({ code, message }: DatabaseError): boolean =>
  code === '53300' || message === 'timeout exceeded when trying to connect';

/** Work that nobody waits for may go on later. */
export const isPassing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (isGone(error) || hasNoConnection(error));
