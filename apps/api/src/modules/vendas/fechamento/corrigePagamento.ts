import type { Input } from '@vidas/api-client/http/endpoint.ts';
import type { corrigirPagamento } from '@vidas/api-client/vendas/fechamento/fechamento.contract.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import type { Db } from '../../../db/database.ts';
import { tx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { escrita } from './gera.ts';
import { problemaDoDia } from './pagar.ts';

interface Corrigindo {
  /** Name of the author. */
  por: string;
  hoje: string;
  momento: string;
}

const refuse = (message: string): Failure =>
  new Failure(422, message, { problems: [{ field: 'pagaEm', message }] });

/** Mends the day on which a month was paid, and keeps the earlier day with the reason (COM-51). */
export const corrigePagamento = (
  db: Db,
  { competencia, de, pagaEm, motivo }: Input<typeof corrigirPagamento>['body'],
  { por, hoje, momento }: Corrigindo,
): Promise<void> =>
  tx(db, async (trx) => {
    const found = await trx
      .selectFrom('comissao_fechamento')
      .select(['gerada_em', 'paga_em', 'paga_por'])
      .where('competencia', '=', competencia)
      .forUpdate()
      .executeTakeFirst();
    if (!found?.paga_em)
      throw new Failure(409, `A competência ${escrita(competencia)} ainda não foi marcada como paga.`);
    if (found.paga_em !== de)
      throw new Failure(
        409,
        `O dia do pagamento já é ${writeDay(found.paga_em)}, e não ${writeDay(de)}: outra pessoa o corrigiu. Confira e corrija de novo.`,
      );
    if (pagaEm === de) throw refuse('este já é o dia do pagamento');
    const problema = problemaDoDia({ pagaEm, hoje }, found.gerada_em);
    if (problema !== null) throw refuse(problema);
    await trx
      .insertInto('comissao_pagamento_corrigido')
      .values({ competencia, de, para: pagaEm, motivo: motivo.trim(), em: momento, por })
      .execute();
    await trx
      .updateTable('comissao_fechamento')
      .set({ paga_em: pagaEm })
      .where('competencia', '=', competencia)
      .execute();
  });

/** Mended days of payment of a month, newest first. */
export const findPagamentosCorrigidos = (db: Db, competencia: string) =>
  db
    .selectFrom('comissao_pagamento_corrigido')
    .select(['de', 'para', 'motivo', 'em', 'por'])
    .where('competencia', '=', competencia)
    .orderBy('id', 'desc')
    .execute();

/** Open contests of a month. */
export const countContestacoesAbertas = async (db: Db, competencia: string): Promise<number> => {
  const { abertas } = await db
    .selectFrom('comissao_contestacao')
    .select(({ fn }) => fn.countAll<number>().as('abertas'))
    .where('competencia', '=', competencia)
    .where('respondida_em', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(abertas);
};
