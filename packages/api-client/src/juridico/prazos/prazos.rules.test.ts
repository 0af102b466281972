import { expect, test } from 'vitest';
import { chavesDosPrazos, prazosDaLei, prazosPadrao, recusaDoPrazo } from './prazos.rules.ts';

test('every term has a source, and its standard value may be saved', () => {
  for (const chave of chavesDosPrazos) {
    expect(prazosDaLei[chave].fonte, chave).not.toBe('');
    expect(recusaDoPrazo(chave, prazosPadrao[chave]), chave).toBeNull();
  }
});

test('a value of another unit is refused with what to use', () => {
  expect(recusaDoPrazo('reanalise', '0')).toBe('use um número inteiro de 1 a 366');
  expect(recusaDoPrazo('reanalise', '7,5')).toBe('use um número inteiro de 1 a 366');
  expect(recusaDoPrazo('parcialConta', 'talvez')).toBe('use sim ou não');
  expect(recusaDoPrazo('avisoTardio', 'some')).toBe('use um destes: avisa, nao_lista');
  expect(recusaDoPrazo('contratoAntigoAntesDe', '2024-13-01')).toBe('use um dia');
});
