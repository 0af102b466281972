import { counted } from '@vidas/api-client/words/counted.ts';
import * as contract from '@vidas/api-client/cadastro/movimentacao/movimentacao.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { inPortions } from '../../../db/portions.ts';
import { serialOf } from '../../../db/serial.ts';
import { withBom } from '../../../documents/csv.ts';
import { Failure } from '../../../http/failure.ts';
import { framed } from '../../../http/list/framed.ts';
import { serve } from '../../../http/serve.ts';
import { exportaMovimentacao } from './exportaMovimentacao.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { presentExportacao, presentMovimentacao } from './movimentacao.present.ts';
import { ArquivoCsv, nomeDoArquivo } from './movimentacao.rules.ts';
import { findArquivo, findCongeneres, findExportacoes, selectMovimentacao } from './movimentacao.sql.ts';

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
    const arquivo = new ArquivoCsv();
    const rows = inPortions(
      db,
      selectMovimentacao(db, body.codCongenere, body.incluiExportados),
      (row) => row,
    );
    return framed(contract.getMovimentacaoBeneficiarios, {
      field: 'utilizacaoCongenere',
      portions: (async function* () {
        for await (const some of rows) {
          arquivo.add(some.filter(({ enviada_em }) => enviada_em === null));
          yield some.map(presentMovimentacao);
        }
      })(),
      before: (isEmpty) => ({
        success: true,
        message: isEmpty ? 'Sem movimentação nesta congênere' : 'Dados obtidos com sucesso!',
        codCongenere: body.codCongenere,
      }),
      after: () => ({ movimentacaoBeneficiarios: withBom(arquivo.text()) }),
    });
  });

  serve(app, contract.exportaMovimentacaoBeneficiarios, { allow }, async ({ input: { body }, session }) => {
    const made = await exportaMovimentacao(
      db,
      {
        congenere_codigo: body.codCongenere,
        login: session.login,
        exportada_em: momentoLocal(clock()),
        pedido: body.pedido?.toLowerCase() ?? null,
      },
      body.confirmado,
    );
    if (made === undefined)
      return { success: true, message: 'Sem movimentação para exportar', quantidade: 0, arquivo: null };
    const { id, congenere_codigo, exportada_em, quantidade, arquivo } = made;
    return {
      success: true,
      message: `${counted(quantidade, 'movimentação exportada', 'movimentações exportadas')}.`,
      quantidade,
      id: String(id),
      nomeArquivo: nomeDoArquivo(congenere_codigo, exportada_em),
      arquivo: withBom(arquivo),
    };
  });

  serve(app, contract.getExportacoesMovimentacao, { allow }, async ({ input: { body } }) =>
    (await findExportacoes(db, body.codCongenere)).map(presentExportacao),
  );

  serve(app, contract.baixaExportacaoMovimentacao, { allow }, async ({ input: { body } }) => {
    const id = serialOf(body.id);
    const found = id === undefined ? undefined : await findArquivo(db, id);
    if (found === undefined) throw new Failure(404, 'Exportação não encontrada.');
    return {
      nomeArquivo: nomeDoArquivo(found.congenere_codigo, found.exportada_em),
      arquivo: withBom(found.arquivo),
    };
  });
};
