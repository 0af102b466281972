import { expect, it } from 'vitest';
import type { DetalheRetorno } from '../../../imports/detalheRetorno.ts';
import { compara } from './julga.rules.ts';

const linha: DetalheRetorno = {
  linha: 2,
  texto: '',
  nossoNumero: '31285570000000001',
  comando: '06',
  natureza: '01',
  ocorrencia: '2026-11-10',
  vencimento: '2026-11-10',
  credito: '2026-11-11',
  valorTitulo: 30_000,
  juros: 500,
  outros: 100,
  abatimento: 200,
  desconto: 300,
  recebido: 30_100,
  tarifa: 210,
  outrasDespesas: 40,
  lancamento: 29_850,
};
const contas = (outro: Partial<DetalheRetorno>) =>
  compara({ ...linha, ...outro }, undefined).map(({ campo, banco, nosso }) => [campo, banco, nosso]);
const lancamento = ['lancamento', 29_850, 29_850];

it('a liquidation adds up to what was received and to what was entered (CBR-6)', () => {
  expect(contas({})).toEqual([lancamento, ['recebido', 30_100, 30_100]]);
  expect(contas({ lancamento: 29_849, juros: 501 })).toEqual([
    ['lancamento', 29_849, 29_850],
    ['recebido', 30_100, 30_101],
  ]);
});

it.each([
  { comando: '07' },
  { comando: '08' },
  { comando: '06', natureza: '02' },
  { comando: '06', natureza: '10' },
])('a payment of a part, %j, owes nothing to the value of the title (CBR-6)', (outro) => {
  expect(contas(outro)).toEqual([lancamento]);
});
