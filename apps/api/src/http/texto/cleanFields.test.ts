import { expect, it } from 'vitest';
import { cleanFields } from './cleanFields.ts';

it('FMT-16: cleans every text of an input, however deep, and no password', () => {
  const input = {
    nome: ' Ana\u00a0 Prado\u00ad',
    linhas: [{ texto: 'a\u200bb' }, 'c  d', 1, null],
    senha: ' a\u200b  b ',
    senhaNova: '  c',
  };
  cleanFields(input);
  expect(input).toEqual({
    nome: 'Ana Prado',
    linhas: [{ texto: 'ab' }, 'c d', 1, null],
    senha: ' a\u200b  b ',
    senhaNova: '  c',
  });
});

it('is as deep as the input', () => {
  const last = { texto: ' a ' };
  let deep: unknown = last;
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  cleanFields(deep);
  expect(last.texto).toBe('a');
});
