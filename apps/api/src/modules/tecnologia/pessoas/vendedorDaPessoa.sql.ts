import type { Trx } from '../../../db/tx.ts';

/** Seller of a code, locked until the transaction ends: two people cannot receive one code at the same time. */
export const lockVendedor = (trx: Trx, codigo: string) =>
  trx
    .selectFrom('vendedor')
    .select(['nome', 'ativo'])
    .where('codigo', '=', codigo)
    .forUpdate()
    .executeTakeFirst();

/** Active person with that seller's code. */
export const findPessoaDoVendedor = (trx: Trx, codigo: string) =>
  trx
    .selectFrom('usuario')
    .select(['login', 'nome'])
    .where('vendedor_codigo', '=', codigo)
    .where('ativo', '=', true)
    .limit(1)
    .executeTakeFirst();

/** Seller's code of a person; null without one. */
export const findVendedorDaPessoa = async (trx: Trx, id: string): Promise<string | null> => {
  const found = await trx
    .selectFrom('usuario')
    .select('vendedor_codigo')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.vendedor_codigo ?? null;
};
