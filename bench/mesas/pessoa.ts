import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { type Measure, median } from '../measure.ts';

/** Time that a person looks at a thing before a gesture. */
const LOOK_MS = 400;
/** Between two letters of somebody who types well. */
const LETTER_MS = 40;

/** A person at a page; a key, a chord, a text and a click are a gesture each. */
export interface Pessoa {
  /** Presses a key after a look, and waits for what must come of it. */
  readonly press: (key: string, done: () => Promise<unknown>) => Promise<void>;
  readonly type: (text: string, done?: () => Promise<unknown>) => Promise<void>;
  /** Alt and the left arrow, which a browser without a window does not know. */
  readonly back: (done: () => Promise<unknown>) => Promise<void>;
  readonly click: (target: Locator, done: () => Promise<unknown>) => Promise<void>;
  /** Gestures since the last call, and the waiting after each in ms. */
  readonly count: () => { readonly keys: number; readonly waits: readonly number[] };
}

export const pessoaAt = (page: Page): Pessoa => {
  let keys = 0;
  let waits: number[] = [];
  const waiting = async (done: () => Promise<unknown>): Promise<void> => {
    keys += 1;
    const start = performance.now();
    await done();
    waits.push(performance.now() - start);
  };
  const looked = async (done: () => Promise<unknown>): Promise<void> => {
    await wait(LOOK_MS);
    await waiting(done);
  };
  return {
    press: (key, done) =>
      looked(async () => {
        await page.keyboard.press(key);
        await done();
      }),
    back: (done) =>
      looked(async () => {
        await page.goBack();
        await done();
      }),
    click: (target, done) =>
      looked(async () => {
        await target.click();
        await done();
      }),
    type: async (text, done) => {
      await page.keyboard.type(text, { delay: LETTER_MS });
      if (done) await waiting(done);
      else keys += 1;
    },
    count: () => {
      const made = { keys, waits };
      keys = 0;
      waits = [];
      return made;
    },
  };
};

/** Gestures of each thing that was decided: the most that one took, with the waiting of all. */
export const measureOf = (
  name: string,
  things: readonly ReturnType<Pessoa['count']>[],
  further: string,
): Measure => {
  const waits = things.flatMap((thing) => thing.waits);
  return {
    name,
    keys: Math.max(...things.map(({ keys }) => keys)),
    ms: median(waits),
    note: `${things.length} of them, the longest waiting ${Math.round(Math.max(...waits))} ms; ${further}`,
  };
};
