import { setTimeout } from 'node:timers/promises';

/** A copy of the database that PostgreSQL itself keeps up to date. */
export interface Replica {
  /** Machine and port, for the log. */
  readonly name: string;
  /** Whether what stood in the primary's log up to this position can be read here. Rejects when nothing answers. */
  readonly has: (position: string) => Promise<boolean>;
}

/** What following replicas needs. */
interface Following {
  /** How far the log of the primary is written. */
  position: () => Promise<string>;
  /** Hears of each replica that goes or comes back, once. */
  tell: (name: string, isUp: boolean) => void;
  /** Longest that a list waits for the replicas, in ms. */
  waitMs?: number;
}

/** The replicas of a primary, as lists see them. */
export interface Replicas<R extends Replica = Replica> {
  /** How many there are, and how many are up. */
  count: () => { up: number; all: number };
  /** One that has everything that was committed until now; undefined when none has it within the time: then the primary is asked. */
  choose: () => Promise<R | undefined>;
  /** Leaves one alone until the next look: it failed. */
  rest: (replica: R) => void;
  /** Looks after all of them; called every few seconds. */
  look: () => Promise<void>;
}

const PAUSE_MS = 10;

/** Its value, or `otherwise` when it fails or takes longer. */
const within = <T>(ms: number, asked: Promise<T>, otherwise: T): Promise<T> => {
  const answered = asked.catch(() => otherwise);
  return Promise.race([answered, setTimeout(ms, otherwise, { ref: false })]);
};

/** Follows replicas: which are up, and which of them a list may be read from (SER-38). */
export const followReplicas = <R extends Replica>(
  all: readonly R[],
  { position, tell, waitMs = 1_000 }: Following,
): Replicas<R> => {
  const up = new Set(all);
  const resting = new Set<R>();
  const shareMs = waitMs / Math.max(1, all.length);
  let turn = 0;
  let lastLook = '0/0';

  const reaches = async (replica: R, wanted: string): Promise<boolean> => {
    const until = performance.now() + shareMs;
    for (;;) {
      const left = until - performance.now();
      if (left <= 0) return false;
      // One look after the other: that is what waiting is.
      // oxlint-disable-next-line no-await-in-loop
      if (await within(left, replica.has(wanted), false)) return true;
      // oxlint-disable-next-line no-await-in-loop
      await setTimeout(PAUSE_MS);
    }
  };

  const choose = async (): Promise<R | undefined> => {
    turn += 1;
    const inTurn = all.map((_, at) => all[(at + turn) % all.length] as R);
    const wanted = inTurn.some((replica) => up.has(replica)) ? await position() : '';
    for (const replica of inTurn) {
      if (!up.has(replica) || resting.has(replica)) continue;
      // The next is asked only when this one is late.
      // oxlint-disable-next-line no-await-in-loop
      if (await reaches(replica, wanted)) return replica;
      resting.add(replica);
    }
    return undefined;
  };

  const look = async (): Promise<void> => {
    // Whoever has not what the primary had at the last look is as good as gone.
    const [now] = await Promise.all([
      within(waitMs, position(), lastLook),
      ...all.map(async (replica) => {
        const isUp = await within(waitMs, replica.has(lastLook), false);
        if (isUp === up.has(replica)) return;
        if (isUp) up.add(replica);
        else up.delete(replica);
        tell(replica.name, isUp);
      }),
    ]);
    lastLook = now;
    resting.clear();
  };

  return {
    count: () => ({ up: up.size, all: all.length }),
    choose,
    rest: (replica) => void resting.add(replica),
    look,
  };
};
