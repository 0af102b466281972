import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Failure } from '../../failure.ts';
import type { Answer, Command, ErrorFields, Question, ThreadOptions } from './protocol.ts';

/** Six lists with their portions need a fraction of it; a thread above it ends without the server. */
const MEMORY_MB = 512;
/** Shorter than the time for the end of the whole server (SER-28). */
const CLOSING_MS = 1_000;

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

const ended = (cause: unknown): Failure =>
  new Failure(503, 'A leitura da lista parou. Tente novamente em instantes.', {
    headers: { 'retry-after': 5 },
    cause,
  });

const errorOf = ({ message, ...fields }: ErrorFields): Error => Object.assign(new Error(message), fields);

/** One thread that reads lists, from start to end. */
export class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onEnd: (cause: unknown) => void;
  #count = 0;
  #cause: unknown;
  #isOver = false;

  /** `onEnd` receives its end, with the error if any. */
  constructor(options: ThreadOptions, onEnd: (cause: unknown) => void) {
    this.#onEnd = onEnd;
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: options,
      execArgv: ['--no-warnings'],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    this.#worker.on('message', (answer: Answer) => this.#receive(answer));
    this.#worker.on('error', (cause) => (this.#cause = cause));
    this.#worker.on('exit', () => this.#end());
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Answer to one request about a reading. Rejects with the thread's error, or at its end. */
  ask(reading: number, question: Question): Promise<Answer> {
    if (this.#isOver) return Promise.reject(ended(this.#cause));
    const id = (this.#count += 1);
    return new Promise((resolve, reject) => {
      // Throws for values that cannot be transferred, before anybody waits.
      this.#post({ id, reading, question });
      this.#waiting.set(id, { resolve, reject });
    });
  }

  /** Ends the thread after its readings, or after a moment: unfinished readings are cut off. */
  async close(): Promise<void> {
    if (this.#isOver) return;
    const exited = once(this.#worker, 'exit');
    this.#post({ kind: 'close' });
    const isLate = await Promise.race([
      exited.then(() => false),
      setTimeout(CLOSING_MS, true, { ref: false }),
    ]);
    if (isLate) await this.#worker.terminate();
  }

  #post(command: Command): void {
    this.#worker.postMessage(command);
  }

  #receive(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.kind === 'failed') waiting?.reject(errorOf(answer.error));
    else waiting?.resolve(answer);
  }

  #end(): void {
    this.#isOver = true;
    for (const { reject } of this.#waiting.values()) reject(ended(this.#cause));
    this.#waiting.clear();
    this.#onEnd(this.#cause);
  }
}
