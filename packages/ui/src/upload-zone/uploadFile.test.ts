import { expect, test } from 'vitest';
import { hasExtension, writeProblem, wrongFile } from './uploadFile.ts';

test.each([
  ['retorno.xml', '.xml', true],
  ['RETORNO.XML', '.xml', true],
  ['conferencia.cnx', '.CNX', true],
  ['retorno.xml.pdf', '.xml', false],
  ['retornoxml', '.xml', false],
  ['.xml', '.xml', false],
  ['retorno.xml ', '.xml', false],
  ['', '.xml', false],
  ['campanha.txt', '.csv, .txt', true],
  ['campanha.pdf', '.csv, .txt', false],
])('%j for %j: %s', (name, accept, isGood) => {
  expect(hasExtension(name, accept)).toBe(isGood);
});

test.each([
  [{ line: 12, field: 'cpf', message: 'não existe' }, 'Linha 12 · cpf: não existe'],
  [{ line: 12, message: 'não existe' }, 'Linha 12: não existe'],
  [{ field: 'cpf', message: 'não existe' }, 'cpf: não existe'],
  [{ message: 'não existe' }, 'não existe'],
  [{ line: 0, message: 'vazia' }, 'Linha 0: vazia'],
  [{ line: 3, field: 'cco', message: 'cco "x" não tem 12 dígitos.' }, 'Linha 3: cco "x" não tem 12 dígitos.'],
])('the place stands before the reason: %j', (problem, words) => {
  expect(writeProblem(problem)).toBe(words);
});

test('a file of another kind is named', () => {
  expect(wrongFile('foto.png')).toBe('foto.png - Arquivo incorreto, anexe o arquivo de retorno correto');
});
