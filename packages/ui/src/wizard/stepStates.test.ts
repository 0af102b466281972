import { expect, test } from 'vitest';
import { checked, refusedAt, stepStates, wentTo, wizardStart } from './stepStates.ts';

const good = { isGood: true, count: 4 };
const bad = { isGood: false, count: 4 };

test('goes on from a good step and marks it as done', () => {
  const place = checked(wizardStart, good);
  expect(place.index).toBe(1);
  expect(stepStates(place, 4)).toEqual(['done', 'current', 'ahead', 'ahead']);
});

test('stays on a wrong step, and forgets that it was wrong once it is good', () => {
  const wrong = checked(wizardStart, bad);
  expect(wrong.index).toBe(0);
  expect(wrong.wrong.has(0)).toBe(true);
  expect(stepStates(checked(wrong, good), 4)).toEqual(['done', 'current', 'ahead', 'ahead']);
});

test('shows a step left with an error as wrong, also when the person has gone back', () => {
  const second = checked(wizardStart, good);
  const left = wentTo(checked(second, bad), 0);
  expect(stepStates(left, 4)).toEqual(['current', 'error', 'ahead', 'ahead']);
});

test('goes back, and forward again to what was reached', () => {
  const third = checked(checked(wizardStart, good), good);
  const back = wentTo(third, 0);
  expect(stepStates(back, 4)).toEqual(['current', 'done', 'ahead', 'ahead']);
  expect(wentTo(back, 2).index).toBe(2);
});

test.each([-1, 1, 3])('does not jump ahead to step %i', (index) => {
  expect(wentTo(wizardStart, index)).toBe(wizardStart);
});

test('a good last step stays the last', () => {
  const last = [1, 2, 3, 4].reduce((place) => checked(place, good), wizardStart);
  expect(last.index).toBe(3);
});

test('goes back to the step that saving was refused for, and keeps the later ones', () => {
  const last = [1, 2, 3].reduce((place) => checked(place, good), wizardStart);
  const refused = refusedAt(last, 1);
  expect(refused.index).toBe(1);
  expect(stepStates(wentTo(refused, 3), 4)).toEqual(['done', 'error', 'done', 'current']);
});
