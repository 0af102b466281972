import { fakeMovimento } from '@vidas/api-client/cadastro/envio/envio.fake.ts';
import { expect, it } from 'vitest';
import { envioSibCards } from './envioSibCards.ts';

const pendente = fakeMovimento(2);
const limpo = fakeMovimento(1);

it('SIB-64: the number of movements outside the file opens their desk, where there is one', () => {
  const linksOf = (rows: Parameters<typeof envioSibCards>[1], mesa?: string) =>
    envioSibCards(rows, rows, mesa).flatMap(({ label, value, href }) =>
      href ? [{ label, value, href }] : [],
    );
  const mesa = '/modulos/cadastro/pendencias-sib';
  expect(linksOf([pendente, limpo], mesa)).toEqual([{ label: 'Com pendência', value: 1, href: mesa }]);
  expect(linksOf([limpo], mesa)).toEqual([]);
  expect(linksOf([pendente])).toEqual([]);
});
