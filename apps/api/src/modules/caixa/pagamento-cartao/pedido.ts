import { createHash } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { tx, type Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';

/** Author, local moment and day. */
export interface Quem {
  userId: string;
  /** Name of the person. */
  user: string;
  momento: string;
  hoje: string;
}

/** Request: its UUID, the call, and its body. */
export interface Pedido {
  pedido: string;
  chamada: string;
  corpo: unknown;
}

const hashOf = ({ chamada, corpo }: Pedido, { userId }: Quem): string =>
  createHash('sha256')
    .update(JSON.stringify([chamada, userId, corpo]))
    .digest('hex');

/**
 * Runs a request once (CXA-8): the same UUID with the same data repeats the first answer without any effect,
 * with other data it is refused. Simultaneous equal requests wait for the first one.
 */
export const umaVez = <A extends object>(
  db: Db,
  pedido: Pedido,
  quem: Quem,
  act: (trx: Trx) => Promise<A>,
): Promise<A> =>
  tx(db, async (trx) => {
    const corpo = hashOf(pedido, quem);
    const chave = pedido.pedido.toLowerCase();
    const claimed = await trx
      .insertInto('caixa_pedido')
      .values({ chave, corpo, resposta: null, feito_em: quem.momento, feito_por: quem.user })
      .onConflict((conflict) => conflict.doNothing())
      .returning('chave')
      .executeTakeFirst();
    if (!claimed) {
      const first = await trx
        .selectFrom('caixa_pedido')
        .select(['corpo', 'resposta'])
        .where('chave', '=', chave)
        .executeTakeFirstOrThrow();
      if (first.corpo !== corpo || first.resposta === null)
        throw new Failure(
          409,
          'Este pedido já foi feito com outros dados. Atualize a página e comece de novo.',
        );
      return JSON.parse(first.resposta) as A;
    }
    const answer = await act(trx);
    await trx
      .updateTable('caixa_pedido')
      .set({ resposta: JSON.stringify(answer) })
      .where('chave', '=', chave)
      .execute();
    return answer;
  });
