import { Worker } from 'node:worker_threads';
import { type Answer, type Command, DatabaseError, type WorkerOptions } from './protocol.ts';
import { recusaDoDisco } from './sonda.ts';

/** The outcome of one statement. */
export interface Outcome {
  rows: unknown[];
  affected: number | undefined;
  command: string | undefined;
}

interface Waiting {
  rows: unknown[];
  timeoutMs: number | undefined;
  resolve: (outcome: Outcome & { bytes?: Uint8Array }) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout | undefined;
}

/** Talks to the thread that owns the embedded database, and starts a new one when it stopped. */
export class EmbeddedClient {
  readonly #options: WorkerOptions;
  readonly #timeoutMs: number;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #count = 0;
  #generation = 0;
  #isReady = false;

  constructor(options: WorkerOptions, statementTimeoutMs: number) {
    this.#options = options;
    this.#timeoutMs = statementTimeoutMs;
  }

  /** Changes with each new thread; a transaction does not survive that. */
  get generation(): number {
    return this.#generation;
  }

  /**
   * Runs one statement. The thread is stopped after `statementTimeoutMs`, because the database itself cannot
   * cancel; an unlimited statement has no timeout.
   */
  async query(sql: string, parameters: readonly unknown[], isUnlimited = false): Promise<Outcome> {
    return this.#send(
      (id) => ({ id, kind: 'query', sql, parameters }),
      isUnlimited ? undefined : this.#timeoutMs,
    );
  }

  /** A dump from which another in-memory database can start. */
  async dump(): Promise<Uint8Array> {
    const { bytes } = await this.#send((id) => ({ id, kind: 'dump' }));
    return bytes ?? new Uint8Array();
  }

  /** Closes the database; earlier statements are still answered. */
  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    await this.#send((id) => ({ id, kind: 'close' }));
    this.#worker = undefined;
    await worker.terminate();
  }

  #send(build: (id: number) => Command, timeoutMs?: number): Promise<Outcome & { bytes?: Uint8Array }> {
    const worker = (this.#worker ??= this.#start());
    const command = build((this.#count += 1));
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { rows: [], timeoutMs, resolve, reject, timer: undefined };
      this.#waiting.set(command.id, waiting);
      if (this.#isReady) this.#watch(worker, waiting);
      worker.postMessage(command);
    });
  }

  /** Opening the database takes seconds, so a statement's timeout starts once the thread is ready. */
  #watch(worker: Worker, waiting: Waiting): void {
    if (waiting.timeoutMs !== undefined)
      waiting.timer = setTimeout(() => this.#giveUp(worker), waiting.timeoutMs);
  }

  #start(): Worker {
    this.#generation += 1;
    this.#isReady = false;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: this.#options,
      execArgv: ['--no-warnings'],
    });
    worker.on('message', (answer: Answer) => this.#receive(worker, answer));
    worker.on('error', (cause) => this.#stopped(worker, this.#faultOf(cause)));
    worker.on('exit', () => this.#stopped(worker, new Error('A thread do banco de dados parou.')));
    return worker;
  }

  #giveUp(worker: Worker): void {
    this.#abandon(
      worker,
      new DatabaseError({ message: 'canceling statement due to statement timeout', code: '57014' }),
    );
  }

  /** A database that opened before and fails now lies on a disk that refuses writes (PostgreSQL's code 58030). */
  #faultOf(cause: unknown): Error {
    const message = 'A thread do banco de dados falhou.';
    const isReopening = !this.#isReady && this.#generation > 1;
    const error = isReopening ? new DatabaseError({ message, code: '58030' }) : new Error(message);
    const { dir } = this.#options;
    // A failure on opening has no code; the disk tells whether it is the cause.
    const disk = this.#isReady || dir === undefined ? undefined : recusaDoDisco(dir);
    error.cause = disk ?? cause;
    return error;
  }

  /**
   * PostgreSQL ends its process when it cannot write its log (a full disk) and recovers in a new one. The
   * embedded database would go on and refuse everything.
   */
  #fail(worker: Worker, waiting: Waiting, error: DatabaseError): void {
    waiting.reject(error);
    if (error.severity === 'PANIC' || error.severity === 'FATAL') this.#abandon(worker, error);
  }

  #abandon(worker: Worker, error: DatabaseError): void {
    this.#stopped(worker, error);
    void worker.terminate();
  }

  #receive(worker: Worker, answer: Answer): void {
    if (answer.kind === 'ready') {
      this.#isReady = true;
      for (const waiting of this.#waiting.values()) this.#watch(worker, waiting);
      return;
    }
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    if (answer.kind === 'rows') {
      waiting.rows = waiting.rows.length === 0 ? answer.rows : waiting.rows.concat(answer.rows);
      return;
    }
    this.#waiting.delete(answer.id);
    clearTimeout(waiting.timer);
    if (answer.kind === 'failed') this.#fail(worker, waiting, new DatabaseError(answer.error));
    else if (answer.kind === 'dump')
      waiting.resolve({ rows: [], affected: undefined, command: undefined, bytes: answer.bytes });
    else waiting.resolve({ rows: waiting.rows, affected: answer.affected, command: answer.command });
  }

  #stopped(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#waiting.clear();
  }
}
