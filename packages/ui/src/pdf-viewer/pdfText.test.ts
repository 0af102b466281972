import { expect, test } from 'vitest';
import { findKey, searchKey } from './pdfText.ts';

const found = (text: string, query: string) =>
  findKey(text, searchKey(query)).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Coparticipação do mês', 'PARTICIPACAO', ['participação']],
  ['Coparticipação do mês', 'mes', ['mês']],
  ['primeira linha\nsegunda linha', 'linha segunda', ['linha\nsegunda']],
  ['R$   380,00 e R$ 380,00', 'r$ 380', ['R$   380', 'R$ 380']],
  ['nada aqui', 'glosa', []],
  ['nada aqui', '   ', []],
])('in %j, %j finds %j', (text, query, expected) => {
  expect(found(text, query)).toEqual(expected);
});
