/** Thrown when the queue is full. */
export class GateFull extends Error {
  override readonly name = 'GateFull';
}

/** Runs some works at once, queues some, and refuses the rest. */
export class Gate {
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  readonly #atOnce: number;
  readonly #queue: number;

  constructor({ atOnce, queue }: { atOnce: number; queue: number }) {
    this.#atOnce = atOnce;
    this.#queue = queue;
  }

  /** Runs `work` when its turn comes; throws `GateFull` at once when the queue is full. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#queue) throw new GateFull();
      await new Promise<void>((resume) => this.#waiting.push(resume));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
