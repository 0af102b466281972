import { expect, test } from 'vitest';
import { sparkBox, sparkPath, sparkSentence } from './Sparkline.tsx';

test('runs from the left to the right, lowest at the bottom', () => {
  expect(sparkPath([1, 2])).toEqual({ line: 'M4.0,24.0L92.0,4.0', end: { x: 92, y: 4 } });
});

test('breaks where a number is missing', () => {
  expect(sparkPath([1, 2, null, 1, 2]).line.match(/M/g)).toHaveLength(2);
});

test('equal numbers run through the middle, one number is a point, none is nothing', () => {
  expect(sparkPath([3, 3]).end?.y).toBe(sparkBox.height / 2);
  expect(sparkPath([3])).toEqual({ line: '', end: { x: sparkBox.width / 2, y: sparkBox.height / 2 } });
  expect(sparkPath([null])).toEqual({ line: '', end: undefined });
});

test('says first, last, lowest and highest', () => {
  const points = [5, 2, null, 9].map((value, at) => ({ label: `${at}`, value }));
  expect(sparkSentence(points, 'integer')).toBe('de 5 (0) a 9 (3); menor 2 (1), maior 9 (3)');
  expect(sparkSentence(points.slice(0, 1), 'percent')).toBe('5,00% (0)');
  expect(sparkSentence([], 'integer')).toBe('sem números');
});
