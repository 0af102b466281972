import { type RefObject, useEffect, useRef, useState } from 'react';
import { hasText } from '../leaving/leaving.ts';
import type { DeskAct, DeskDecision, DeskThing } from './desk.types.ts';
import type { DeskProps } from './deskProps.ts';
import type { InDesk } from './inDesk.ts';
import { useSight } from './useSight.ts';
import { type Mine, nextOf, useThings } from './useThings.ts';
import { useUndo } from './useUndo.ts';

const tooSoon = 'Ainda não: veja o que acabou de aparecer antes de decidir.';

/** Things that left at once and are told by name. */
const toldGone = 3;

const nothing: ReadonlySet<string> = new Set();

const goneOf = async ({ title }: DeskThing): Promise<string> =>
  `${title} saiu da lista: outra pessoa já decidiu.`;

const without = (mine: ReadonlyMap<string, Mine>, keys: readonly string[]): ReadonlyMap<string, Mine> =>
  new Map([...mine].filter(([key]) => !keys.includes(key)));

/** State of a desk: what is decided, said, taken back, and shown next. */
export function useDesk(
  { groups, reading, chosen, onChoose, isWaiting = false, part = '', acts, tellGone = goneOf }: DeskProps,
  root: RefObject<HTMLElement | null>,
) {
  const [{ said, times }, setResult] = useState({ said: '', times: 0 });
  const setSaid = (sentence: string) => setResult((last) => ({ said: sentence, times: last.times + 1 }));
  const [mine, setMine] = useState<ReadonlyMap<string, Mine>>(new Map());
  const [isPending, setIsPending] = useState(false);
  const isBusy = useRef(false);
  const undoButton = useRef<HTMLButtonElement>(null);

  const onGone = (gone: readonly DeskThing[]) => {
    // The result of the last decision stays while it can be taken back.
    const before = undo.newest ? [said] : [];
    const rest = gone.length > toldGone ? [`E mais ${gone.length - toldGone}.`] : [];
    void Promise.all(gone.slice(0, toldGone).map(tellGone)).then((lines) =>
      setSaid([...before, ...lines, ...rest].join(' ')),
    );
    // Typed text stays until the person acts.
    if (chosen !== null && gone.some(({ key }) => key === chosen) && !hasText())
      choose(nextOf(things, chosen, nothing));
  };
  const { accept } = acts;
  const isActing = isPending || (accept !== undefined && 'form' in accept && accept.isPending);
  const things = useThings({ groups, reading, mine, isActing, onGone });
  const thing = things.thingOf(chosen);
  const wasSeen = useSight(isWaiting || !thing ? null : `${thing.key} ${part}`);
  const undo = useUndo(() => {
    if (document.activeElement === undoButton.current)
      (
        root.current
          ?.querySelector<HTMLElement>('[data-desk-thing]')
          ?.closest('section')
          ?.querySelector<HTMLElement>('h2') ?? root.current
      )?.focus();
  });

  // The person may have gone on while an act ran.
  const latest = useRef({ chosen, things, onChoose });
  useEffect(() => {
    latest.current = { chosen, things, onChoose };
  });
  const choose = (key: string | null, done: ReadonlySet<string> = nothing) => {
    const left = latest.current.things.open.filter((each) => !done.has(each.key));
    const place = left.findIndex((each) => each.key === key);
    latest.current.onChoose(key, place === -1 ? null : place + 1);
  };
  /** Thing of a decision that was taken back; its place is known once the list has it again. */
  const back = useRef<string | null>(null);
  useEffect(() => {
    const key = back.current;
    if (key === null || !things.open.some((each) => each.key === key)) return;
    back.current = null;
    if (key === chosen) choose(key);
  });

  const decided: InDesk['decided'] = (
    from,
    { said: sentence, undo: takeBack, also = [], isPart = false },
  ) => {
    const keys = isPart ? also : [from, ...also];
    setSaid(sentence);
    setMine((now) => new Map([...now, ...keys.map((key) => [key, { said: sentence, reading }] as const)]));
    if (takeBack)
      undo.keep(from, async () => {
        const words = await takeBack();
        setMine((now) => without(now, keys));
        return words;
      });
    const now = latest.current;
    const done = new Set(keys);
    if (now.chosen === from && !isPart) choose(nextOf(now.things, from, done), done);
  };
  /** One act at a time; a reason that it throws is said. */
  const alone = async (work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsPending(true);
    try {
      await work();
    } catch (reason) {
      setSaid(reason instanceof Error ? reason.message : 'Nada foi gravado. Tente de novo.');
    } finally {
      isBusy.current = false;
      setIsPending(false);
    }
  };
  const isSeen = (at: number): boolean => {
    const isLong = wasSeen(at);
    if (!isLong) setSaid(tooSoon);
    return isLong;
  };
  const at = things.open.findIndex(({ key }) => key === chosen);
  const stepTo = (by: 1 | -1) => things.open[at === -1 ? (by === 1 ? 0 : -1) : at + by];
  const place = chosen === null ? null : things.placeOf(chosen);
  const context: InDesk = { decided };
  return {
    said,
    times,
    thing,
    things,
    isPending,
    isSeen,
    say: setSaid,
    undoButton,
    context,
    choose: (key: string | null) => choose(key),
    place: place && place.join(' de '),
    /** Each sentence once, the newest first. */
    decided: [...new Set([...mine.values()].map((each) => each.said))].toReversed(),
    canUndo: undo.newest !== undefined,
    canStep: (by: 1 | -1) => stepTo(by) !== undefined,
    step: (by: 1 | -1) => {
      const next = stepTo(by);
      if (next) choose(next.key);
    },
    decide: (act: DeskAct, pressedAt: number) =>
      alone(async () => {
        if (!thing || !isSeen(pressedAt)) return;
        const decision: DeskDecision | null = await act.decide(thing.key);
        if (decision) decided(thing.key, decision);
      }),
    undo: () =>
      alone(async () => {
        const { newest } = undo;
        if (!newest) return;
        undo.drop(newest);
        setSaid(await newest.undo());
        back.current = newest.thing;
        choose(newest.thing);
      }),
  } as const;
}
