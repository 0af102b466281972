import { getRelatorioComissaoPdf } from '@vidas/api-client/vendas/relatorio-comissao/relatorioComissao.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { relatorioComissaoPdf } from '../../../documents/comissao/relatorioComissaoPdf.ts';
import { noContent, serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { alcanceDe, allow, exigeGerente } from '../acesso.ts';
import { presentPaga } from '../fechamento/fechamento.present.ts';
import { countVendasPagas, findPagas } from '../fechamento/gravado.sql.ts';
import { loadMes } from '../fechamento/mes.ts';

/** Commissions of a closed month on paper (VEN-10), with its moment and person kept (COM-56). */
export const relatorioComissaoRoutes = (app: FastifyInstance, { db, config, clock }: Deps): void =>
  serve(app, getRelatorioComissaoPdf, { allow }, async ({ input: { params }, session }) => {
    exigeGerente(await alcanceDe(db, session));
    const { competencia } = params;
    const hoje = operatorDay(clock());
    const mes = await loadMes(db, competencia, hoje);
    if (!mes?.geradaEm) return noContent;
    const pdf = await relatorioComissaoPdf({
      operadora: config.cobranca.beneficiario?.nome ?? config.operatorName,
      competencia,
      fechadoEm: mes.geradaEm.slice(0, 10),
      pagoEm: mes.pagaEm,
      emitidoEm: hoje,
      emitidoPor: session.user,
      vendas: await countVendasPagas(db, competencia),
      linhas: (await findPagas(db, competencia)).map(presentPaga(competencia)),
    });
    await db
      .updateTable('comissao_fechamento')
      .set({ relatorio_em: momentoLocal(clock()), relatorio_por: session.user })
      .where('competencia', '=', competencia)
      .execute();
    const [ano = '', numero = ''] = competencia.split('-');
    return {
      nome: `relatorio-comissao-${numero}-${ano}.pdf`,
      conteudo: Buffer.from(pdf).toString('base64'),
    };
  });
