import type { Selection } from '../../../db/portions.ts';
import type { Pieces } from '../pieces.ts';
import type { Answer, ListAsked, ThreadOptions } from './protocol.ts';
import { Thread } from './thread.ts';

/** Reads lists in a separate thread with its own connections (SER-46). */
export interface ListsThread {
  pieces: (list: ListAsked, selection: Selection) => Pieces;
  close: () => Promise<void>;
}

const bytesOf = (answer: Answer): Buffer | undefined =>
  'bytes' in answer
    ? Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength)
    : undefined;

/** Starts the thread, and another one after each end; `tell` receives unexpected ends. */
export const startListsThread = (options: ThreadOptions, tell: (cause: unknown) => void): ListsThread => {
  let isClosing = false;
  let count = 0;
  const start = (): Thread =>
    new Thread(options, (cause) => {
      if (!isClosing) tell(cause);
    });
  let thread = start();

  const pieces = (list: ListAsked, { query, present }: Selection): Pieces => {
    const reading = (count += 1);
    let mine: Thread | undefined;
    let coming: Promise<Answer> | undefined;
    let pessoas = 0;
    /** Requests the next piece early, so that the thread works while the previous one is sent. */
    const askNext = (from: Thread): void => {
      coming = from.ask(reading, { kind: 'next' });
      // Prevents an unhandled rejection after the reader has left.
      coming.catch(() => undefined);
    };
    return {
      first: async () => {
        if (thread.isOver) thread = start();
        mine = thread;
        const answer = await mine.ask(reading, {
          kind: 'begin',
          list,
          sql: query.sql,
          parameters: query.parameters,
          present,
        });
        askNext(mine);
        if ('pessoas' in answer) ({ pessoas } = answer);
        return {
          bytes: bytesOf(answer) ?? Buffer.alloc(0),
          isEmpty: answer.kind === 'opening' && answer.isEmpty,
        };
      },
      next: async () => {
        const answer = await coming;
        const bytes = answer && bytesOf(answer);
        if (answer && 'pessoas' in answer) ({ pessoas } = answer);
        if (bytes && mine) askNext(mine);
        return bytes;
      },
      end: async () => {
        await mine?.ask(reading, { kind: 'end' });
      },
      // Excludes the piece requested ahead, which is not delivered yet.
      pessoas: () => pessoas,
    };
  };

  return {
    pieces,
    close: async () => {
      isClosing = true;
      await thread.close();
    },
  };
};
