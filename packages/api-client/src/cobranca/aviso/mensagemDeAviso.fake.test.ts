import { expect, it } from 'vitest';
import { fakeMensagensDeAviso } from './mensagemDeAviso.fake.ts';

it('the text of each fake message names its own person and nobody else', () => {
  const { mensagens } = fakeMensagensDeAviso();
  const nomes = mensagens.map(({ nome }) => nome);
  for (const { nome, texto } of mensagens)
    expect(nomes.filter((each) => texto.includes(each))).toEqual([nome]);
  expect(new Set(mensagens.map(({ texto }) => /CPF (\S+)\./.exec(texto)?.[1])).size).toBe(mensagens.length);
});
