import { expect, test } from 'vitest';
import { refusalOf, writeBytes, writeEndings, writeLimits } from './uploadLimits.ts';

const limits = { accept: '.pdf,.JPG', maxBytes: 10 * 2 ** 20, maxFiles: 3 };

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [900, '900 bytes'],
  [1536, '1,5 KB'],
  [10 * 2 ** 20, '10 MB'],
  [612.4 * 2 ** 20, '612 MB'],
  [1.25 * 2 ** 30, '1,3 GB'],
])('%d bytes are written %j', (bytes, words) => {
  expect(writeBytes(bytes)).toBe(words);
});

test.each([
  ['foto.png', 100, 0, 'O arquivo é .png; aqui entra só .pdf ou .jpg.'],
  ['LEIAME', 100, 0, 'O nome não tem extensão; aqui entra só .pdf ou .jpg.'],
  ['laudo.pdf', 0, 0, 'O arquivo está vazio.'],
  ['laudo.pdf', 12 * 2 ** 20, 0, 'O arquivo tem 12 MB; o limite é 10 MB por arquivo.'],
  ['laudo.pdf', 100, 3, 'Só entram 3 arquivos de cada vez.'],
  ['laudo.PDF', 100, 2, undefined],
  ['foto.jpg', 10 * 2 ** 20, 2, undefined],
])('%j of %d bytes beside %d others: %j', (name, size, standing, words) => {
  expect(refusalOf({ name, size }, limits, standing)).toBe(words);
});

test('the endings and limits read as a sentence', () => {
  expect(writeEndings('.pdf, .jpg,.PNG')).toBe('.pdf, .jpg ou .png');
  expect(writeLimits(limits)).toBe('Até 3 arquivos .pdf ou .jpg de até 10 MB cada');
  expect(writeLimits({ accept: '.xml', maxFiles: 1, maxBytes: 2 ** 20 })).toBe('Um arquivo .xml de até 1 MB');
  expect(writeLimits({ accept: '.xml' })).toBe('Arquivos .xml');
});
