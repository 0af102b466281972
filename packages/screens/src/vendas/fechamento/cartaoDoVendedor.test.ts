import { fakePrevia } from '@vidas/api-client/vendas/fechamento/fechamento.fake.ts';
import { expect, it } from 'vitest';
import { cartaoDoVendedor } from './cartaoDoVendedor.ts';

it('COM-55: the card says what is missing for the next band, what it adds, and what is at risk until when', () => {
  expect(cartaoDoVendedor(fakePrevia())).toEqual([
    {
      label: 'Vidas para a próxima faixa',
      value: 3,
      hint: '“Acima de 10 vendas”: + R$ 412,00',
    },
    { label: 'Em risco', kind: 'money', value: 120_000, hint: 'até 15/02/2027' },
  ]);
});

it('COM-55: a closed month has no next band, and nothing at risk needs no day', () => {
  const cartao = {
    proximaFaixa: { vidas: 0, faltam: 1, nome: 'Até 10', ganho: 0 },
    emRisco: { vidas: 0, valor: 0, ate: null },
  };
  expect(cartaoDoVendedor(fakePrevia({ cartao, situacao: 'fechada' }))).toEqual([
    { label: 'Em risco', kind: 'money', value: 0, hint: undefined },
  ]);
  expect(cartaoDoVendedor(fakePrevia({ cartao }))[0]).toEqual({
    label: 'Vida para a próxima faixa',
    value: 1,
    hint: '“Até 10”',
  });
});
