import { expect, it } from 'vitest';
import { checkComments } from './walls-comments.ts';
import { readModule } from './walls-read.ts';

const broken = (text: string, path = 'apps/api/src/modules/a/a.ts') =>
  checkComments(readModule({ path, text })).map(({ wall, line }) => `${wall}:${line}`);

it.each([
  ['one line', '/** What a row costs. */\nexport const a = 1;', 'comments:1'],
  ['several lines', '\n/**\n * Whoever asks first\n * waits.\n */\nexport const a = 1;', 'comments:2'],
  ['a field', 'interface A {\n  /** Of the file, from 1. */\n  a: number;\n}', 'comments:2'],
  ['the end of a line', 'const a = 1; // How many rows there are.', 'comments:1'],
  ['a second remark', '// Cents.\nconst a = 1;\n// It ends here.', 'comments:3'],
  ['the line after such an end', 'const a = 1; // Cents.\n// How many rows there are.', 'comments:2'],
  ['SQL around it', 'const a = `select 1`;\n// Under the lock.\nconst b = a;', 'comments:2'],
])('a riddle in %s is found', (_title, text, expected) => {
  expect(broken(text)).toEqual([expected]);
});

it.each([
  ['the subject first', '/** Cost of a row, in cents. */\nexport const a = 1;'],
  ['the word further on', '/** Rows of the file. What is left waits. */\nexport const a = 1;'],
  ['the second line of a remark', '// Rows of a file are read in the order\n// Of the bank.\nconst a = 1;'],
  ['a longer word', '// Whatsoever is sent, Officials read.\nconst a = 1;'],
  ['a text', "const a = '// What is this?';"],
])('%s passes', (_title, text) => {
  expect(broken(text)).toEqual([]);
});

it('folders that nobody has read yet pass', () => {
  expect(broken('/** What a row costs. */\nconst a = 1;', 'bench/a.ts')).toEqual([]);
});
