import { describe, expect, it } from 'vitest';
import { type History, noHistory, noted, takenBack } from './useHistory.ts';

const after = (changes: readonly (readonly [before: string, topic: string, at: number])[]): History<string> =>
  changes.reduce<History<string>>(
    (history, [before, topic, at]) => noted(history, before, { topic, at }),
    noHistory,
  );

describe('what can be taken back', () => {
  it('is nothing at first', () => {
    expect(takenBack(noHistory)).toBeNull();
  });

  it('goes back one change after another', () => {
    const history = after([
      ['um', 'filter:a', 0],
      ['dois', 'filter:b', 10],
    ]);
    const first = takenBack(history);
    expect(first?.state).toBe('dois');
    const second = first && takenBack(first.history);
    expect(second?.state).toBe('um');
    expect(second && takenBack(second.history)).toBeNull();
  });

  it('takes a run of letters in one filter as one step', () => {
    const letters = [0, 1400, 2800].map((at) => [`s${at}`, 'filter:nome', at] as const);
    expect(after(letters).past).toEqual(['s0']);
  });

  it('begins a new step after a rest, in another filter, and after another change in between', () => {
    expect(
      after([
        ['a', 'f', 0],
        ['b', 'f', 1500],
      ]).past,
    ).toEqual(['a', 'b']);
    expect(
      after([
        ['a', 'f', 0],
        ['b', 'g', 1],
        ['c', 'f', 2],
      ]).past,
    ).toEqual(['a', 'b', 'c']);
  });

  it('takes every change without a topic as a step of its own', () => {
    expect(
      after([
        ['a', '', 0],
        ['b', '', 0],
      ]).past,
    ).toEqual(['a', 'b']);
  });

  it('does not join a change made after going back to one made before', () => {
    const back = takenBack(after([['a', 'f', 0]]));
    expect(noted(back?.history ?? noHistory, 'b', { topic: 'f', at: 1 }).past).toEqual(['b']);
  });

  it('forgets the oldest of more than fifty', () => {
    const { past } = after(Array.from({ length: 60 }, (_, at) => [`s${at}`, '', at] as const));
    expect(past).toHaveLength(50);
    expect(past[0]).toBe('s10');
    expect(past.at(-1)).toBe('s59');
  });
});
