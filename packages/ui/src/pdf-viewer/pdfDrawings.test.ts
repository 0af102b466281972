import { expect, test } from 'vitest';
import { mountedOf } from './pdfDrawings.ts';

const at = (factor: number) => ({ factor, rotate: 0 });
const large = at(1.4);
const middle = at(1.25);
const small = at(1.1);

test('the first drawing is seen while it is being drawn', () => {
  expect(mountedOf([], large)).toEqual({ seen: large, pending: null, done: [] });
  expect(mountedOf([large], large)).toEqual({ seen: large, pending: null, done: [large] });
});

test('the old drawing is seen until the new one is done, and goes then', () => {
  expect(mountedOf([large], middle)).toEqual({ seen: large, pending: middle, done: [large] });
  expect(mountedOf([large, middle], middle)).toEqual({ seen: middle, pending: null, done: [middle] });
});

test('a drawing that is wanted again in the moment in which the other one is done is seen at once', () => {
  expect(mountedOf([middle], small)).toEqual({ seen: middle, pending: small, done: [middle] });
  // The smaller one is done, and in the same render the middle one is wanted again.
  expect(mountedOf([middle, small], middle)).toEqual({ seen: middle, pending: null, done: [middle] });
});

test('a drawing that came too late is seen until the one wanted now is done', () => {
  expect(mountedOf([large, middle], small)).toEqual({ seen: middle, pending: small, done: [middle] });
});

test('a page that turned shows nothing of the turn before', () => {
  const turned = { factor: 1.4, rotate: 90 };
  expect(mountedOf([large], turned)).toEqual({ seen: turned, pending: null, done: [] });
});
