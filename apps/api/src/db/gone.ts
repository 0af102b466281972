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

/**
 * Nothing can be written where the database or the files lie: no space (53100, ENOSPC, EDQUOT), read only (25006, EROFS), or the
 * disk itself fails (58030, EIO).
 */
export const isUnwritable = (error: unknown): boolean => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (/^(53100|25006|58030|ENOSPC|EDQUOT|EROFS|EIO)$/.test(String(code))) return true;
  return cause !== undefined && isUnwritable(cause);
};
