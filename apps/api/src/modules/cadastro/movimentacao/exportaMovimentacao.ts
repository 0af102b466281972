import {
  linhaDaMovimentacao,
  unidadeDaMovimentacao,
} from '@vidas/api-client/cadastro/movimentacao/movimentacao.contract.ts';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import { exigeConfirmado } from '../../../confirmado/exigeConfirmado.ts';
import type { Db } from '../../../db/database.ts';
import { tx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import {
  completeExportacao,
  hasPendentes,
  insertExportacao,
  lockCongenere,
  markExported,
} from './exportacao.sql.ts';
import { movimentacaoCsv } from './movimentacao.rules.ts';
import { type ArquivoRow, findArquivoDoPedido } from './movimentacao.sql.ts';

/** An export and its author; `exportada_em` is local, 'YYYY-MM-DDTHH:MM:SS'. */
export interface Exporting {
  congenere_codigo: string;
  login: string;
  exportada_em: string;
  /** A UUID; null makes every request a new one. */
  pedido: string | null;
}

const linha = ({ matricula, operacao }: { matricula: string; operacao: string }) =>
  linhaDaMovimentacao({ COD_SAU: matricula, OPERACAO: operacao });

/**
 * Marks movements and writes their file in one transaction, so each movement is in exactly one file (CAD-18).
 * Undefined when none was waiting.
 */
export const exportaMovimentacao = (
  db: Db,
  exporting: Exporting,
  visto?: Confirmado,
): Promise<ArquivoRow | undefined> =>
  tx(db, async (trx) => {
    const { congenere_codigo, exportada_em, pedido } = exporting;
    await lockCongenere(trx, congenere_codigo);
    const before = pedido === null ? undefined : await findArquivoDoPedido(trx, pedido);
    if (before !== undefined && before.congenere_codigo !== congenere_codigo)
      throw new Failure(409, 'Este pedido já exportou a movimentação de outra congênere.');
    if (before !== undefined) return before;
    if (!(await hasPendentes(trx, congenere_codigo))) return undefined;
    const id = await insertExportacao(trx, exporting);
    const rows = await markExported(trx, { id, congenere_codigo, exportada_em });
    exigeConfirmado(visto, rows.map(linha), unidadeDaMovimentacao);
    const held = { quantidade: rows.length, arquivo: movimentacaoCsv(rows) };
    await completeExportacao(trx, id, held);
    return { id, congenere_codigo, exportada_em, ...held };
  });
