import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DeskGroup, DeskThing } from './desk.types.ts';

/** Everything that the desk has had on it, in the order in which it came. */
type Seen = ReadonlyMap<string, DeskThing>;

const isSame = (one: DeskThing | undefined, other: DeskThing): boolean =>
  one?.title === other.title && one.detail === other.detail;

const withNew = (seen: Seen, things: readonly DeskThing[]): Seen =>
  things.every((thing) => isSame(seen.get(thing.key), thing))
    ? seen
    : new Map([...seen, ...things.map((thing) => [thing.key, thing] as const)]);

/** A decision made here. */
export interface Mine {
  readonly said: string;
  /** Reading of the list before the decision; a later reading with the thing in it counts more. */
  readonly reading: number | undefined;
}

export interface ThingsOptions {
  readonly groups: readonly DeskGroup[];
  readonly reading: number | undefined;
  readonly mine: ReadonlyMap<string, Mine>;
  /** An act runs: what leaves the list meanwhile may have been decided by it. */
  readonly isActing: boolean;
  /** Called for things that left the list without a decision here. */
  readonly onGone: (gone: readonly DeskThing[]) => void;
}

/** Things that still wait, and all that the desk has seen: a decided one keeps its place in the count. */
export function useThings({ groups, reading, mine, isActing, onGone }: ThingsOptions) {
  const things = groups.flatMap((group) => group.things);
  const [seen, setSeen] = useState<Seen>(() => withNew(new Map(), things));
  const now = withNew(seen, things);
  if (now !== seen) setSeen(now);
  const [ever, setEver] = useState<ReadonlySet<string>>(new Set());
  if ([...mine.keys()].some((key) => !ever.has(key))) setEver(new Set([...ever, ...mine.keys()]));
  const here = new Set(things.map(({ key }) => key));

  const before = useRef<readonly string[]>([]);
  const tell = useEffectEvent(() => {
    if (isActing) return;
    const gone = before.current.filter((key) => !here.has(key) && !ever.has(key));
    before.current = [...here];
    if (gone.length > 0) onGone(gone.flatMap((key) => now.get(key) ?? []));
  });
  useEffect(() => tell(), [groups, isActing]);

  const isDone = (key: string): boolean => {
    const own = mine.get(key);
    return own !== undefined && (own.reading === reading || !here.has(key));
  };
  const waiting = groups
    .map((group) => ({ ...group, things: group.things.filter(({ key }) => !isDone(key)) }))
    .filter((group) => group.things.length > 0);
  const counted = [...now.keys()].filter((key) => here.has(key) || ever.has(key));
  return {
    waiting,
    open: waiting.flatMap((group) => group.things),
    thingOf: (key: string | null): DeskThing | undefined =>
      things.find((thing) => thing.key === key) ?? (key === null ? undefined : now.get(key)),
    /** Keys of all, in the order in which they came. */
    order: [...now.keys()],
    /** Number of a thing and of all, with those decided here; null for a thing that left. */
    placeOf: (key: string): readonly [at: number, of: number] | null => {
      const at = counted.indexOf(key);
      return at === -1 ? null : [at + 1, counted.length];
    },
  } as const;
}

/** Things that wait, and the keys of all that ever did, in their order. */
interface Waiting {
  readonly open: readonly DeskThing[];
  readonly order: readonly string[];
}

/** The thing after another among those that wait, round to the first, also after one that has left already; null when none is left. */
export const nextOf = ({ open, order }: Waiting, from: string, done: ReadonlySet<string>): string | null => {
  const isHere = open.some(({ key }) => key === from);
  const isAfter = ({ key }: DeskThing) => (isHere ? key === from : order.indexOf(key) > order.indexOf(from));
  const at = Math.max(0, open.findIndex(isAfter));
  const round = [...open.slice(at), ...open.slice(0, at)];
  return round.find(({ key }) => key !== from && !done.has(key))?.key ?? null;
};
