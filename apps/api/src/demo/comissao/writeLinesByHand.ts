import { somaCompetencia } from '@vidas/api-client/vendas/meses.rules.ts';
import { decideLinha, escreveLinha } from '../../modules/vendas/fechamento/aMao.ts';
import type { Db } from '../../db/database.ts';

/** Sales of closed months that no rule paid, oldest first. */
const semComissao = (db: Db, count: number) =>
  db
    .selectFrom('comissao_entrada as e')
    .select(['e.venda_codigo as codigoVenda', 'e.vendedor_codigo as codigoVendedor'])
    .where('e.administrativa', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('comissao_linha as l').select('l.id').whereRef('l.venda_codigo', '=', 'e.venda_codigo'),
        ),
      ),
    )
    .orderBy('e.competencia')
    .orderBy('e.venda_codigo')
    .limit(count)
    .execute();

/**
 * A line by hand that waits, and a refused one; none in a small demonstration without such sales. No line is confirmed, so that the open
 * months stay those of the rules.
 */
export const writeLinesByHand = async (db: Db, hoje: string): Promise<void> => {
  const pessoa = async (login: string) =>
    (await db.selectFrom('usuario').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;
  const autor = await pessoa('USU_gerentefinanceiro');
  const [espera, recusada] = await semComissao(db, 2);
  const mes = hoje.slice(0, 7);
  const quem = (userId: string, momento: string) => ({ userId, hoje, momento });
  if (recusada) {
    const codigo = await escreveLinha(
      db,
      { ...recusada, valor: 6_000, motivo: 'O plano entrou na regra um mês depois da venda.' },
      quem(autor, `${somaCompetencia(mes, -1)}-14T11:20:00`),
    );
    await decideLinha(
      db,
      { codigo: String(codigo), aceita: false, motivo: 'O vendedor sabia da data: não se paga.' },
      quem(autor, `${somaCompetencia(mes, -1)}-15T09:05:00`),
    );
  }
  if (espera)
    await escreveLinha(
      db,
      { ...espera, valor: 7_770, motivo: 'A regra venceu, e a nova só saiu depois do fechamento.' },
      quem(autor, `${mes}-02T10:15:00`),
    );
};
