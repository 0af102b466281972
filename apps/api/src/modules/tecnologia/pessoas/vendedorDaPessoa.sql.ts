import type { Trx } from '../../../db/tx.ts';

/** The seller of a code, held until the transaction ends: two people cannot be given one code at the same time. */
export const lockVendedor = (trx: Trx, codigo: string) =>
  trx
    .selectFrom('vendedor')
    .select(['nome', 'ativo'])
    .where('codigo', '=', codigo)
    .forUpdate()
    .executeTakeFirst();

/** The active person who is that seller. */
export const findPessoaDoVendedor = (trx: Trx, codigo: string) =>
  trx
    .selectFrom('usuario')
    .select(['login', 'nome'])
    .where('vendedor_codigo', '=', codigo)
    .where('ativo', '=', true)
    .limit(1)
    .executeTakeFirst();

/** The seller that a person is; null for none. */
export const findVendedorDaPessoa = async (trx: Trx, id: string): Promise<string | null> => {
  const found = await trx
    .selectFrom('usuario')
    .select('vendedor_codigo')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.vendedor_codigo ?? null;
};
