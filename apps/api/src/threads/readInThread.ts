import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Places } from '../http/places.ts';
import { ImportError, refusal } from '../imports/importError.ts';
import type { Answer, Question } from './protocol.ts';
import type { InputOf, PortionOf, ReaderName, ResultOf, ToldTo } from './readers.ts';

/** Readers that are told something about each portion before they go on; of the others the next one is read ahead. */
const talking: ReadonlySet<ReaderName> = new Set(['loteJulgado']);

/** Files read at once; each may hold as much memory as a thread may take. */
const places = new Places(3, 10_000);
const MEMORY_MB = 512;

/** A thread that waits for the next file; starting one takes as long as reading a small file. */
let idle: Worker | undefined;

const start = (): Worker => {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), {
    execArgv: ['--no-warnings'],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // Whoever reads hears of its end by himself; without a listener an error would end the process.
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

/** The answer to one more `next`. Throws when the thread ends without one. */
const ask = async (thread: Worker, told?: unknown): Promise<Answer> => {
  const heard = new AbortController();
  const { signal } = heard;
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
    heard.abort();
  }
};

/**
 * Reads a file that came from outside in a thread of its own, so that however it is made it keeps no other request waiting (SER-23).
 * The next portion is read while one is used, unless the reader waits for what it is told about that one. Throws ImportError as the
 * reader does; stopping early ends the thread.
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
      // When its reader stops here, nobody waits for it any more.
      coming.catch(() => undefined);
      yield answer.portion as PortionOf<Name>;
    }
  } finally {
    await giveBack(thread, isAtRest);
    give();
  }
}

/** Takes each portion of a reading, tells the reader what `use` returns, and returns its result. */
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
