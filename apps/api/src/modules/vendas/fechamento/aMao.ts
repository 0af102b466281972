import type { Input } from '@vidas/api-client/http/endpoint.ts';
import type { decidirLinha, escreverLinha } from '@vidas/api-client/vendas/fechamento/linhaAMao.contract.ts';
import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import type { Db } from '../../../db/database.ts';
import { serialOf } from '../../../db/serial.ts';
import { within } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { type LinhaAMaoRow, lockLinhaAMao } from './aMao.sql.ts';
import type { Quem } from './contesta.ts';
import { escrita } from './gera.ts';

type Escrita = Input<typeof escreverLinha>['body'];
type Decisao = Input<typeof decidirLinha>['body'];

const refuse = (field: string, message: string): Failure =>
  new Failure(422, message, { problems: [{ field, message }] });

/** Writes a line by hand, which waits for a second person, and returns its number (COM-45). */
export const escreveLinha = (db: Db, body: Escrita, { userId, momento }: Quem): Promise<number> =>
  within(db, async (trx) => {
    const venda = await trx
      .selectFrom('venda')
      .select('efetivada_em')
      .where('codigo', '=', body.codigoVenda)
      .executeTakeFirst();
    if (!venda) throw refuse('codigoVenda', `Nenhuma venda tem o código ${body.codigoVenda}.`);
    const efetivada = venda.efetivada_em;
    if (efetivada === null)
      throw refuse('codigoVenda', 'Esta venda ainda não foi efetivada: ela pode vir a dar comissão sozinha.');
    if (body.definitivaEm !== undefined && body.definitivaEm < efetivada)
      throw refuse(
        'definitivaEm',
        `O dia não pode ser antes da efetivação da venda, em ${writeDay(efetivada)}.`,
      );
    const vendedor = await trx
      .selectFrom('vendedor')
      .select('codigo')
      .where('codigo', '=', body.codigoVendedor)
      .executeTakeFirst();
    if (!vendedor) throw refuse('codigoVendedor', `Nenhum vendedor tem o código ${body.codigoVendedor}.`);
    const made = await trx
      .insertInto('comissao_a_mao')
      .values({
        venda_codigo: body.codigoVenda,
        vendedor_codigo: body.codigoVendedor,
        valor_cents: body.valor,
        estorno_ate: body.definitivaEm ?? null,
        motivo: body.motivo.trim(),
        escrita_em: momento,
        escrita_por: userId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made)
      throw new Failure(
        409,
        `A venda ${body.codigoVenda} já tem, para o vendedor ${body.codigoVendedor}, uma linha à mão que nenhum fechamento levou: recuse-a antes, ou espere o fechamento.`,
      );
    return made.id;
  });

/** Reason why a line can no longer be decided so; null when it can. */
const impedimentoDe = (linha: LinhaAMaoRow, aceita: boolean): string | null => {
  const quando = `em ${writeDayTime(linha.decidida_em ?? '')} por ${linha.quem}`;
  if (linha.aceita === false) return `Esta linha já foi recusada ${quando}.`;
  if (linha.competencia !== null)
    return `Esta linha já está no fechamento de ${escrita(linha.competencia)}: não se desfaz.`;
  return linha.aceita && aceita ? `Esta linha já foi confirmada ${quando}.` : null;
};

/** Confirms a line by hand, or refuses it with a reason (COM-46). The writer may refuse it, and never confirms it. */
export const decideLinha = (
  db: Db,
  { codigo, aceita, motivo }: Decisao,
  { userId, momento }: Quem,
): Promise<void> =>
  within(db, async (trx) => {
    const id = serialOf(codigo);
    const linha = id === undefined ? undefined : await lockLinhaAMao(trx, id);
    if (!linha) throw new Failure(404, 'Nenhuma linha à mão tem este número.');
    const impedimento = impedimentoDe(linha, aceita);
    if (impedimento !== null) throw new Failure(409, impedimento);
    if (aceita && linha.escrita_por === userId)
      throw new Failure(
        403,
        `Esta linha foi escrita por você (${linha.autor}, em ${writeDayTime(linha.escrita_em)}): outra pessoa a confirma.`,
      );
    if (!aceita && motivo.trim() === '') throw refuse('motivo', 'Escreva por que a linha é recusada.');
    await trx
      .updateTable('comissao_a_mao')
      .set({
        aceita,
        decisao: motivo.trim() || null,
        decidida_em: momento,
        decidida_por: userId,
      })
      .where('id', '=', linha.id)
      .execute();
  });
