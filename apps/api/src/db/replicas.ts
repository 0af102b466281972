import { setTimeout } from 'node:timers/promises';

/** A copy of the database that PostgreSQL itself keeps current. */
export interface Replica {
  /** Host and port, for the log. */
  readonly name: string;
  /** The primary's log up to this position is readable here. Rejects when nothing answers. */
  readonly has: (position: string) => Promise<boolean>;
}

/** Parts for following replicas. */
interface Following {
  /** Current end of the primary's log. */
  position: () => Promise<string>;
  /** Reports each failure and each return of a replica, once. */
  tell: (name: string, isUp: boolean) => void;
  /** Longest wait of a list for the replicas, in ms. */
  waitMs?: number;
}

/** Replicas of a primary, for lists. */
export interface Replicas<R extends Replica = Replica> {
  /** Number of all replicas and of running ones. */
  count: () => { up: number; all: number };
  /**
   * A replica with everything committed until now; undefined when none has it in time, for reading from the
   * primary.
   */
  choose: () => Promise<R | undefined>;
  /** Excludes a failed replica until the next check. */
  rest: (replica: R) => void;
  /** Checks all replicas; called every few seconds. */
  look: () => Promise<void>;
}

const PAUSE_MS = 10;

/** Value of the promise, or `otherwise` when it fails or takes longer. */
const within = <T>(ms: number, asked: Promise<T>, otherwise: T): Promise<T> => {
  const answered = asked.catch(() => otherwise);
  return Promise.race([answered, setTimeout(ms, otherwise, { ref: false })]);
};

/** Follows replicas: running ones, and those current enough for a list (SER-38). */
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
      // Sequential, because this loop waits.
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
      // The next replica is asked only when this one is late.
      // oxlint-disable-next-line no-await-in-loop
      if (await reaches(replica, wanted)) return replica;
      resting.add(replica);
    }
    return undefined;
  };

  const look = async (): Promise<void> => {
    // A replica behind the primary's last position counts as down.
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
