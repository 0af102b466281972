import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import type { Db } from '../../../db/database.ts';
import { Failure } from '../../../http/failure.ts';
import { exigeMesConfirmado } from './exigeMesConfirmado.ts';
import { escrita } from './gera.ts';
import { findSaldos } from './gravado.sql.ts';

/** Author, month and day of a payment. */
export interface Pagando {
  competencia: string;
  pagaEm: string;
  /** Name of the author. */
  por: string;
  hoje: string;
  confirmado?: Confirmado | undefined;
}

/** Reason why a month cannot be paid on a day; null when it can (COM-36). */
export const problemaDoDia = (
  { pagaEm, hoje }: Pick<Pagando, 'pagaEm' | 'hoje'>,
  geradaEm: string,
): string | null => {
  if (pagaEm > hoje) return 'o dia do pagamento não pode ser no futuro';
  return pagaEm < geradaEm.slice(0, 10)
    ? `o dia do pagamento não pode ser antes do fechamento, em ${writeDayTime(geradaEm)}`
    : null;
};

/** Reason why a closed month waits for an earlier one that is not paid; null when none is (COM-50). */
export const antesSePaga = async (db: Db, competencia: string): Promise<string | null> => {
  const before = await db
    .selectFrom('comissao_fechamento')
    .select('competencia')
    .where('competencia', '<', competencia)
    .where('paga_em', 'is', null)
    .orderBy('competencia')
    .executeTakeFirst();
  return before
    ? `Antes de ${escrita(competencia)} se paga ${escrita(before.competencia)}, que está fechada e ainda não foi paga.`
    : null;
};

/** Marks a closed month as paid, once (COM-36); throws with the reason when it cannot be paid. */
export const pagaFechamento = async (db: Db, pagando: Pagando): Promise<void> => {
  const { competencia, pagaEm, por } = pagando;
  const found = await db
    .selectFrom('comissao_fechamento')
    .select('gerada_em')
    .where('competencia', '=', competencia)
    .executeTakeFirst();
  if (!found) throw new Failure(409, `A competência ${escrita(competencia)} ainda não foi fechada.`);
  const message = problemaDoDia(pagando, found.gerada_em);
  if (message !== null) throw new Failure(422, message, { problems: [{ field: 'pagaEm', message }] });
  const antes = await antesSePaga(db, competencia);
  if (antes !== null) throw new Failure(409, antes);
  // A closed month never changes, so no lock is needed.
  exigeMesConfirmado(pagando.confirmado, await findSaldos(db, competencia));
  const paid = await db
    .updateTable('comissao_fechamento')
    .set({ paga_em: pagaEm, paga_por: por })
    .where('competencia', '=', competencia)
    .where('paga_em', 'is', null)
    .returning('competencia')
    .executeTakeFirst();
  if (paid) return;
  const before = await db
    .selectFrom('comissao_fechamento')
    .select(['paga_em', 'paga_por'])
    .where('competencia', '=', competencia)
    .executeTakeFirstOrThrow();
  throw new Failure(
    409,
    `A competência ${escrita(competencia)} já foi paga em ${writeDay(before.paga_em ?? '')} por ${before.paga_por}.`,
  );
};
