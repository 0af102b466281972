import { getRelatorioComissaoPdf } from '@vidas/api-client/vendas/relatorio-comissao';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { relatorioComissaoPdf } from '../../../documents/comissao/relatorioComissaoPdf.ts';
import { noContent, serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { alcanceDe, allow, exigeGerente } from '../acesso.ts';
import { findFechamento, findLinhas } from './relatorioComissao.sql.ts';

/** The commissions of a closed month on paper (VEN-10). */
export const relatorioComissaoRoutes = (app: FastifyInstance, { db, config, clock }: Deps): void =>
  serve(app, getRelatorioComissaoPdf, { allow }, async ({ input: { params }, session }) => {
    exigeGerente(await alcanceDe(db, session));
    const { competencia } = params;
    const fechamento = await findFechamento(db, competencia);
    if (!fechamento) return noContent;
    const pdf = await relatorioComissaoPdf({
      operadora: config.cobranca.beneficiario?.nome ?? config.operatorName,
      competencia,
      ...fechamento,
      emitidoEm: operatorDay(clock()),
      emitidoPor: session.user,
      linhas: await findLinhas(db, competencia),
    });
    const [ano = '', mes = ''] = competencia.split('-');
    return {
      nome: `relatorio-comissao-${mes}-${ano}.pdf`,
      conteudo: Buffer.from(pdf).toString('base64'),
    };
  });
