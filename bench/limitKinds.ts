// Limits that more than one measure has; the measures are in limits.ts.
import type { Limit } from './judge.ts';

/** A straight line is 2; the rest is for the unrest of a short run. */
export const STRAIGHT = 2.8;
/** A square is 4 and must not pass for a straight line. */
export const FLAT = 1.6;

export const list: Limit = {
  ratio: 1.5,
  growth: STRAIGHT,
  why: 'session, contract and portions may cost a third of the bare statement (goal 1.3), in a straight line',
};
/** A list that reads the account, beside the same on the columns before it. */
export const account: Limit = {
  ratio: 1.1,
  why: 'the balance stands with the invoice; the goal is a tenth more than before',
};
export const shortList: Limit = {
  ratio: 2.5,
  growth: STRAIGHT,
  why: 'some milliseconds of session and transaction weigh on a list that takes ten',
};
export const heavy: Limit = {
  ratio: 1.3,
  growth: STRAIGHT,
  why: 'the statement is nearly all of it; session, contract and portions may cost a third at most',
};
export const few: Limit = {
  ratio: 4,
  growth: STRAIGHT,
  why: 'some milliseconds of session and transaction are most of an answer that takes ten, however large the register',
};
export const tiny: Limit = {
  ratio: 12,
  growth: STRAIGHT,
  why: 'counts of one or two milliseconds: the session and three connections are nearly all of it',
};
/**
 * Waiting that a person does not notice, in ms. For every import: calls with their session in the rhythm of a clock, on an idle machine.
 */
export const P99 = 100;

export const cnx = (ratio: number): Limit => ({
  ratio,
  growth: 2.5,
  p99: P99,
  why: 'the goal is 1.5 and not reached: indexes, the checks of each field and the comparison with the register (docs/performance.md); in the square of the lives it would never end at 100,000',
});

export const lot = (ratio: number): Limit => ({
  ratio,
  growth: STRAIGHT,
  why: 'the goal is 1.5 and not reached: each element is read into its form and judged, and each item goes in with its keys (docs/performance.md)',
});
export const lotAlike = (ratio: number): Limit => ({
  ratio,
  why: 'beside the same columns, keys and indexes only the reading into forms, the judging and the papers are left (docs/performance.md)',
});
export const lotMemory: Limit = {
  growth: FLAT,
  why: 'guides are judged some at a time, and only their rows are kept: memory must hardly follow them',
};

export const month: Limit = {
  ratio: 1.6,
  p99: P99,
  why: 'a month costs what the one before did: what was just written is looked up by its index, whatever the statistics know',
};
export const again: Limit = {
  ratio: 5,
  growth: STRAIGHT,
  p99: P99,
  why: 'the pairs of the file are written anew beside those in use, which no bare import does; with the bare import as its unit',
};
export const campaign: Limit = {
  p99: P99,
  why: 'the file is divided and judged in a thread of its own, whatever it holds',
};

export const opened: Limit = {
  ms: 3000,
  why: 'who opens a link to a story waits no longer, in a browser that was never there, on an idle machine',
};
export const switched: Limit = {
  ms: 1000,
  why: 'from one screen to the next nobody loses the thread, on an idle machine',
};

const openedGuia: Limit = {
  ms: 75,
  why: 'of the processor; the goal is 50: the middle of five openings is 46 and 34, single ones are up to 55 (docs/performance.md)',
};
/** A list whose rows are judged by a rule, in words. */
export const judged: Limit = {
  ratio: 4,
  growth: STRAIGHT,
  why: 'the goal is 1.3 and not reached: the law is applied to each contract and its reason written, where by hand the facts are only read (docs/performance.md)',
};

/** The first page of a desk, beside its statements sent alone. */
const desk: Limit = { ratio: 1.3, growth: STRAIGHT, why: 'the goal' };

/** Keys and waiting at the desk of guides, and the cost of a desk's first page. */
export const mesas: Readonly<Record<string, Limit>> = {
  'clean guide, its key until the next one stands there': {
    ms: 500,
    keys: 1,
    why: 'half a second is the goal; it was 11 keys and 3.7 s',
  },
  'stay of 19 items with three flagged, all its keys': {
    ms: 5_000,
    keys: 4,
    why: 'a decision waits 300 ms in sight (MES-3); it was 43 keys and 16 s',
  },
  "missing mother's name, its gestures": { keys: 2, why: 'the name and Enter; it was 5' },
  'difference, its keys': { keys: 1, why: 'the key of its act' },
  'payer by name, gestures of the search': { keys: 3, why: 'Ctrl+K, the name, Enter' },
  'payer, keys from the search to the first row': { keys: 3, why: 'the goal; it was 13 Tabs' },
  'month of commissions, gestures until it can be closed': {
    keys: 14,
    why: 'its tab, a tick for each of six points, the rows of three of them and back, the question',
  },
  'payer, twenty of them': desk,
  'five hundred guides, judged': desk,
};

/** A guide of five hundred items. */
export const guia: Readonly<Record<string, Limit>> = {
  'longest task, first opening of a browser': openedGuia,
  'longest task, opened again': openedGuia,
};
