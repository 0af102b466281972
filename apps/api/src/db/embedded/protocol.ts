/** Commands of the main thread to the thread that owns the embedded database. */
export type Command =
  | { id: number; kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { id: number; kind: 'dump' }
  | { id: number; kind: 'close' };

/** Answers of that thread: rows come in portions, so that one large message never blocks the main thread. */
export type Answer =
  | { id: 0; kind: 'ready' }
  | { id: number; kind: 'rows'; rows: unknown[] }
  | { id: number; kind: 'done'; affected: number | undefined; command: string | undefined }
  | { id: number; kind: 'dump'; bytes: Uint8Array }
  | { id: number; kind: 'failed'; error: ErrorFields };

/** Fields of a database error; values of the statement are omitted, because they may be personal data. */
export interface ErrorFields {
  message: string;
  code?: string | undefined;
  constraint?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
  severity?: string | undefined;
  routine?: string | undefined;
  /** Message for a person whose wait was in vain. */
  told?: string | undefined;
}

/** Options of the thread. */
export interface WorkerOptions {
  /** The folder; undefined = in memory. */
  dir: string | undefined;
  /** A dump of a prepared database to start from, in memory only. */
  template: Uint8Array | undefined;
}

/** An error of the embedded database, with the fields that `pg` gives its own. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly severity: string | undefined;
  readonly told: string | undefined;

  constructor(fields: ErrorFields) {
    super(fields.message);
    this.code = fields.code;
    this.constraint = fields.constraint;
    this.table = fields.table;
    this.column = fields.column;
    this.severity = fields.severity;
    this.told = fields.told;
  }
}
