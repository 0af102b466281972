import { sql } from 'kysely';
import type { Trx } from '../../../db/tx.ts';

/** Queues the write-off of boletos that a file of the bank registered after their invoices were paid (REM-20). */
export const largaRegistrados = async (trx: Trx, arquivo: number): Promise<void> => {
  await sql`select novo_boleto_acerta(array(select p.fatura_numero from remessa_comando k
    join novo_boleto_parte p on p.novo_boleto = k.novo_boleto where k.retorno_arquivo_id = ${arquivo} and k.comando = '01'))`.execute(
    trx,
  );
};

/**
 * Sentence, with a blank before it, about boletos that the transaction's signed undo gave up because their
 * write-off was sent (REM-21); '' without any.
 */
export const avisoDaBaixaEnviada = async (
  trx: Trx,
  { login, momento }: { login: string; momento: string },
): Promise<string> => {
  const numeros = await trx
    .selectFrom('novo_boleto as n')
    .where('n.desistido_em', '=', momento)
    .where('n.desistido_por', '=', login)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('remessa_comando as c')
          .whereRef('c.novo_boleto', '=', 'n.numero')
          .where('c.comando', '=', '02'),
      ),
    )
    .orderBy('n.numero')
    .select('n.numero')
    .execute();
  const lista = numeros.map(({ numero }) => numero).join(', ');
  if (numeros.length === 0) return '';
  return numeros.length === 1
    ? ` A baixa do boleto ${lista} já foi ao banco: emita outro.`
    : ` A baixa dos boletos ${lista} já foi ao banco: emita outros.`;
};
