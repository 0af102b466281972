import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Places } from '../http/places.ts';
import { ImportError, refusal } from '../imports/importError.ts';
import type { Answer, Question } from './protocol.ts';
import type { InputOf, PortionOf, ReaderName, ResultOf, ToldTo } from './readers.ts';

/** Readers that need an input after each portion. Others already read the next portion. */
const talking: ReadonlySet<ReaderName> = new Set(['loteJulgado']);

/** Files read at once; each may use the full memory of a thread. */
const places = new Places(3, 10_000);
const MEMORY_MB = 512;

/** A thread that waits for the next file, because starting one takes as long as reading a small file. */
let idle: Worker | undefined;

const start = (): Worker => {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), {
    execArgv: ['--no-warnings'],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // A reader handles the end itself; without a listener an error would end the process.
  thread.on('error', () => undefined);
  thread.on('exit', () => {
    if (idle === thread) idle = undefined;
  });
  return thread;
};

const take = (): Worker => {
  const thread = idle ?? start();
  idle = undefined;
  thread.ref();
  return thread;
};

const giveBack = async (thread: Worker, isAtRest: boolean): Promise<void> => {
  if (!isAtRest || idle !== undefined) {
    await thread.terminate();
    return;
  }
  // An idle thread does not keep the process alive.
  thread.unref();
  idle = thread;
};

const ended = (cause: unknown): Error =>
  (cause as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? refusal('o arquivo é grande demais para ser lido; divida-o.')
    : new Error('The thread that reads a file ended.', { cause });

/** Answer to one more `next`. Throws when the thread ends without one. */
const ask = async (thread: Worker, told?: unknown): Promise<Answer> => {
  const end = new AbortController();
  const { signal } = end;
  try {
    const answered = once(thread, 'message', { signal });
    const exited = once(thread, 'exit', { signal }).then(() => {
      throw new Error('The thread that reads a file ended.');
    });
    thread.postMessage({ kind: 'next', told } satisfies Question);
    const [answer] = (await Promise.race([answered, exited])) as [Answer];
    return answer;
  } catch (cause) {
    throw ended(cause);
  } finally {
    end.abort();
  }
};

/**
 * Reads an uploaded file in a separate thread, so that no content delays other requests (SER-23). The next
 * portion is read while one is used, unless the reader needs an input first. Throws the reader's ImportError;
 * stopping early ends the thread.
 */
export async function* readInThread<Name extends ReaderName>(
  name: Name,
  input: InputOf<Name>,
): AsyncGenerator<PortionOf<Name>, ResultOf<Name>, ToldTo<Name>> {
  const { give } = await places.take();
  const thread = take();
  let isAtRest = false;
  try {
    thread.postMessage({ kind: 'begin', name, input } satisfies Question);
    let coming = ask(thread);
    for (;;) {
      const answer = await coming;
      isAtRest = answer.kind !== 'portion';
      if (answer.kind === 'refused') throw new ImportError(answer.problems, answer.total);
      if (answer.kind === 'failed') throw ended(answer.error);
      if (answer.kind === 'result') return answer.result as ResultOf<Name>;
      if (talking.has(name)) {
        coming = ask(thread, yield answer.portion as PortionOf<Name>);
        continue;
      }
      coming = ask(thread);
      // Prevents an unhandled rejection after the reader has stopped.
      coming.catch(() => undefined);
      yield answer.portion as PortionOf<Name>;
    }
  } finally {
    await giveBack(thread, isAtRest);
    give();
  }
}

/** Passes each portion of a reading to `use`, sends its result to the reader, and returns the reading's result. */
export const eachPortion = async <Portion, Result, Told>(
  reading: AsyncGenerator<Portion, Result, Told>,
  use: (portion: Portion) => Told | Promise<Told>,
): Promise<Result> => {
  let step = await reading.next(undefined as never);
  while (!step.done) {
    let told: Told;
    try {
      told = await use(step.value);
    } catch (error) {
      await reading.return(undefined as never);
      throw error;
    }
    step = await reading.next(told);
  }
  return step.value;
};
