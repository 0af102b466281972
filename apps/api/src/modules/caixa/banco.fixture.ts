import { retornoKit } from '../financeiro/retorno/fixtures/kit.ts';
import { cashier, writeTarifas } from './caixa.fixture.ts';

/** A server on 20/11/2026 where one cashier sells, with bank files like in `retornoKit`. */
export const caixaComBanco = async () => {
  const k = await retornoKit();
  await writeTarifas(k.t.db);
  const ana = await cashier(k.t, 'Ana Prado');
  /** Id of the latest sale. */
  const ultimaVenda = async (): Promise<string> => {
    const { id } = await k.t.db
      .selectFrom('cartao_pagamento')
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    return String(id);
  };
  return { ...k, ana, ultimaVenda };
};

export type CaixaComBanco = Awaited<ReturnType<typeof caixaComBanco>>;
