import { setTimeout as wait } from 'node:timers/promises';
import type { Ask } from '../ask.ts';
import type { Installation } from '../installation.ts';
import { signIn } from '../signIn.ts';
import type { AskAs, Deed, DeedKind } from './deeds.types.ts';
import { guides } from './guides.ts';
import { returns } from './returns.ts';
import { sales } from './sales.ts';

/** Result of one kind. */
export interface Done {
  title: string;
  /** Different things that were tried. */
  things: number;
  /** Answers, those of both people, and how often somebody had to ask again. */
  answers: number;
  again: number;
  /** Things that stand in the database once, more than once, not at all. */
  once: number;
  more: number;
  never: number;
}

/** Things that are done while others go wrong. */
export interface Deeds {
  /** Begins the next of each kind, in the background. */
  begin: () => void;
  /** When each that was begun is answered. */
  finish: () => Promise<void>;
  /** State of the things in the database. */
  look: () => Promise<Done[]>;
}

const AGAIN_MS = 500;
/** Another server does such a thing right now: the text asks to try again. */
const BUSY = /em um minuto/;

/** Whether there is nothing to ask again for: done, done before, or refused. */
const isAnswered = async (answer: Response): Promise<boolean> => {
  const text = await answer.text();
  return answer.status < 500 && !BUSY.test(text);
};

/** Asks until there is an answer; how often it had to be asked again. */
const insist = async (deed: Deed): Promise<number> => {
  for (let again = 0; ; again += 1) {
    // One after the other, as a person presses again.
    // oxlint-disable-next-line no-await-in-loop
    if (await deed().then(isAnswered, () => false)) return again;
    // oxlint-disable-next-line no-await-in-loop
    await wait(AGAIN_MS);
  }
};

const prepareKind = async (kind: DeedKind, installation: Installation, ask: Ask) => {
  const todo = await kind.find(installation);
  if (todo.length === 0) throw new Error(`a demonstração não tem o que fazer: ${kind.title}`);
  const people = await Promise.all(
    kind.people.map(async (login): Promise<AskAs> => {
      const authorization = await signIn(ask, login, installation.servers.password);
      return (path, init = {}) => ask(path, { ...init, headers: { ...init.headers, authorization } });
    }),
  );
  const running: Promise<void>[] = [];
  let [begun, answers, again] = [0, 0, 0];
  const works = async (askAs: AskAs, from: number): Promise<void> => {
    for (const make of todo.slice(from, from + kind.atOnce)) {
      // Each person does one thing after the other.
      // oxlint-disable-next-line no-await-in-loop
      again += await insist(make(askAs));
      answers += 1;
    }
  };
  return {
    begin: (): void => {
      running.push(...people.map((askAs) => works(askAs, begun)));
      begun = Math.min(todo.length, begun + kind.atOnce);
    },
    finish: async (): Promise<void> => void (await Promise.all(running)),
    look: async (): Promise<Done> => {
      const counts = await kind.count(installation, begun);
      const having = (is: (count: number) => boolean): number => counts.filter(is).length;
      return {
        title: kind.title,
        things: begun,
        answers,
        again,
        once: having((count) => count === 1),
        more: having((count) => count > 1),
        never: having((count) => count === 0),
      };
    },
  };
};

/** Gets ready to settle guides, sell with cards and bring the bank's files. */
export const prepareDeeds = async (installation: Installation, ask: Ask): Promise<Deeds> => {
  const kinds = await Promise.all(
    [guides(), sales(), returns()].map((kind) => prepareKind(kind, installation, ask)),
  );
  return {
    begin: () => kinds.forEach(({ begin }) => begin()),
    finish: async () => void (await Promise.all(kinds.map(({ finish }) => finish()))),
    look: () => Promise.all(kinds.map(({ look }) => look())),
  };
};
