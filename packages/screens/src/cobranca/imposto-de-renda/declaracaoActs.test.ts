import { fakeDeclaracao } from '@vidas/api-client/cobranca/imposto-de-renda/impostoDeRenda.fake.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DeclaracaoActs } from './DeclaracaoActs.tsx';

it('a declaration of the matrícula 0 is neither had nor sent (COB-12)', () => {
  const disabled = (matricula: string) =>
    renderToStaticMarkup(
      createElement(DeclaracaoActs, {
        declaracao: { ...fakeDeclaracao(), matricula },
        onOpen: () => {},
        onSend: () => {},
      }),
    ).match(/<button[^>]* disabled=""/g)?.length ?? 0;
  expect(['0', '0000000000', '0000001200'].map(disabled)).toEqual([2, 2, 0]);
});
