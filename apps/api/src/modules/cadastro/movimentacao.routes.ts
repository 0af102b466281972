import * as contract from '@vidas/api-client/cadastro/movimentacao';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { momentoLocal } from './momento.rules.ts';
import { movimentacaoCsv, presentMovimentacao } from './movimentacao.present.ts';
import { findCongeneres, findMovimentacao, markExported } from './movimentacao.sql.ts';

const allow = ['cadastro'] as const;

/** The calls about movements told to partner insurers. */
export const movimentacaoRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  serve(app, contract.getListaCongeneresMov, { allow }, async () => {
    const congeneres = await findCongeneres(db);
    return {
      success: true,
      message: congeneres.length > 0 ? 'Dados obtidos com sucesso!' : 'Nenhuma congênere cadastrada',
      listaCongeneres: congeneres.map(({ codigo, nome }) => ({ codCongenere: codigo, nomeCongenere: nome })),
    };
  });

  serve(app, contract.getMovimentacaoBeneficiarios, { allow }, async ({ input: { body } }) => {
    const rows = await findMovimentacao(db, body.codCongenere, body.incluiExportados);
    return {
      success: true,
      message: rows.length > 0 ? 'Dados obtidos com sucesso!' : 'Sem movimentação nesta congênere',
      codCongenere: body.codCongenere,
      utilizacaoCongenere: rows.map(presentMovimentacao),
      movimentacaoBeneficiarios: movimentacaoCsv(rows),
    };
  });

  serve(app, contract.exportaMovimentacaoBeneficiarios, { allow }, async ({ input: { body } }) => {
    const quantidade = await markExported(db, body.codCongenere, momentoLocal(clock()));
    const message =
      quantidade > 0
        ? `${quantidade.toLocaleString('pt-BR')} ${quantidade === 1 ? 'movimentação exportada' : 'movimentações exportadas'}.`
        : 'Sem movimentação para exportar';
    return { success: true, message, quantidade };
  });
};
