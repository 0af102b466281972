import { expect, test } from 'vitest';
import { addTags, splitTags } from './tags.ts';

test.each([
  ['a, b;c\nd\te', ['a', 'b', 'c', 'd', 'e']],
  ['  São   Paulo  ', ['São Paulo']],
  [' , ;\r\n', []],
])('%j parts into %j', (text, parts) => expect(splitTags(text)).toEqual(parts));

const problemOf = (tag: string) => (tag.includes('@') ? null : 'falta o @');

test('new ones go in, in their order', () => {
  expect(addTags(['a'], ['b', 'c'])).toEqual({ tags: ['a', 'b', 'c'], left: [], refused: null });
});
test('the same word in other letters is refused with a word', () => {
  expect(addTags(['Pediatria'], ['pediatría'])).toMatchObject({
    tags: ['Pediatria'],
    left: [],
    refused: '“pediatría” já está na lista',
  });
  expect(addTags([], ['a', 'A', 'b', 'B']).refused).toBe('2 repetidos não entraram');
});
test('what finds no room stays in the box', () => {
  expect(addTags(['a'], ['b', 'c', 'd'], { most: 2 })).toEqual({
    tags: ['a', 'b'],
    left: ['c', 'd'],
    refused: 'No máximo 2: 2 não entraram',
  });
});
test('what is wrong stays in the box to be put right', () => {
  expect(addTags([], ['a@x', 'b'], { problemOf })).toEqual({
    tags: ['a@x'],
    left: ['b'],
    refused: '“b”: falta o @',
  });
  expect(addTags([], ['b', 'c'], { problemOf }).refused).toBe('2 precisam de correção e ficaram na caixa');
});
test('nothing new leaves the very same list, so that no form believes it changed', () => {
  const tags = ['a'];
  expect(addTags(tags, ['a']).tags).toBe(tags);
});
