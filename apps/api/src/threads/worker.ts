import '../keepWasmCode.ts';
import { parentPort } from 'node:worker_threads';
import { ImportError } from '../imports/importError.ts';
import type { Answer, Question } from './protocol.ts';
import { readers } from './readers.ts';

type Reader = (input: unknown) => AsyncGenerator<unknown, unknown, unknown>;

const send = (answer: Answer): void => parentPort?.postMessage(answer);
let reading: AsyncGenerator<unknown, unknown, unknown> | undefined;

const next = async (told: unknown): Promise<void> => {
  try {
    const step = await reading?.next(told);
    if (step?.done === false) return send({ kind: 'portion', portion: step.value });
    reading = undefined;
    send({ kind: 'result', result: step?.value });
  } catch (error) {
    reading = undefined;
    if (error instanceof ImportError) send({ kind: 'refused', problems: error.problems, total: error.total });
    else send({ kind: 'failed', error });
  }
};

parentPort?.on('message', (question: Question) => {
  if (question.kind === 'next') return void next(question.told);
  const { name, input } = question;
  reading = (async function* () {
    const read = (await readers[name]()) as Reader;
    return yield* read(input);
  })();
});
