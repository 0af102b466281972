import { somaCompetencia } from '@vidas/api-client/vendas/meses.rules.ts';
import type { Trx } from '../../db/tx.ts';
import { contesta, responde } from '../../modules/vendas/fechamento/contesta.ts';

/** A line of a closed month whose seller can sign in, with the user. */
const linhaDe = (trx: Trx, competencia: string) =>
  trx
    .selectFrom('comissao_linha')
    .innerJoin('usuario', 'usuario.vendedor_codigo', 'comissao_linha.vendedor_codigo')
    .select([
      'comissao_linha.competencia',
      'comissao_linha.venda_codigo as codigoVenda',
      'comissao_linha.especie',
      'comissao_linha.origem',
      'comissao_linha.referencia',
      'comissao_linha.vendedor_codigo as vendedor',
      'usuario.id as userId',
    ])
    .where('comissao_linha.competencia', '=', competencia)
    .orderBy('comissao_linha.id')
    .executeTakeFirst();

/** An open contest of the last closed month, and an answered one of the month before; none without a seller's line. */
export const writeContests = async (trx: Trx, hoje: string): Promise<void> => {
  const last = somaCompetencia(hoje.slice(0, 7), -2);
  const aberta = await linhaDe(trx, last);
  const mes = hoje.slice(0, 7);
  if (aberta)
    await contesta(
      trx,
      aberta.vendedor,
      { ...aberta, motivo: 'O cliente trocou de plano antes da ativação: confiram o valor usado.' },
      { userId: aberta.userId, hoje, momento: `${mes}-01T08:40:00` },
    );
  const respondida = await linhaDe(trx, somaCompetencia(last, -1));
  if (!respondida) return;
  const codigo = await contesta(
    trx,
    respondida.vendedor,
    { ...respondida, motivo: 'A proposta foi assinada no mês anterior.' },
    { userId: respondida.userId, hoje, momento: `${somaCompetencia(mes, -1)}-10T10:05:00` },
  );
  const { id: gerente } = await trx
    .selectFrom('usuario')
    .select('id')
    .where('login', '=', 'USU_gerentefinanceiro')
    .executeTakeFirstOrThrow();
  await responde(
    trx,
    {
      codigo: String(codigo),
      aceita: false,
      resposta: 'Vale o dia da efetivação, que está no mês da linha; o valor fica.',
    },
    { userId: gerente, hoje, momento: `${somaCompetencia(mes, -1)}-12T15:30:00` },
  );
};
