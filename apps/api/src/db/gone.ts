/** Known fields of a database error. */
export interface DatabaseError {
  code?: unknown;
  message?: unknown;
  /** Message for the person: the work that holds the single connection. */
  told?: unknown;
}

/** Codes of PostgreSQL, pooler, driver and network for a database that is gone or being replaced. */
const GONE = /^(57P0[123]|08\w{3}|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;

/** True when the database is unreachable or being replaced. */
export const isGone = ({ code, message }: DatabaseError): boolean =>
  GONE.test(String(code)) ||
  /^(Connection terminated|Client has encountered a connection error)/.test(String(message));

/** All connections are taken. */
export const hasNoConnection = ({ code, message }: DatabaseError): boolean =>
  code === '53300' || message === 'timeout exceeded when trying to connect';

/** A passing error: background work may retry later. */
export const isPassing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (isGone(error) || hasNoConnection(error));

/**
 * Writing is impossible at the database or the files: no space (53100, ENOSPC, EDQUOT), read only (25006,
 * EROFS), or a disk failure (58030, EIO).
 */
export const isUnwritable = (error: unknown): boolean => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (/^(53100|25006|58030|ENOSPC|EDQUOT|EROFS|EIO)$/.test(String(code))) return true;
  return cause !== undefined && isUnwritable(cause);
};
