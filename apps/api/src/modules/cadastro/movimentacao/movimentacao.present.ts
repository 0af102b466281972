import type {
  Exportacao,
  Movimentacao,
} from '@vidas/api-client/cadastro/movimentacao/movimentacao.contract.ts';
import { nomeDoArquivo } from './movimentacao.rules.ts';
import type { ExportacaoRow, MovimentacaoRow } from './movimentacao.sql.ts';

export const presentMovimentacao = (row: MovimentacaoRow): Movimentacao => ({
  COD_SAU: row.matricula,
  PEF_NOME: row.nome,
  OPERACAO: row.operacao,
  DT_HR_ENVIADA: row.enviada_em,
  EXPORTADO_POR: row.exportado_por,
});

export const presentExportacao = (row: ExportacaoRow): Exportacao => ({
  id: String(row.id),
  nomeArquivo: nomeDoArquivo(row.congenere_codigo, row.exportada_em),
  exportadaEm: row.exportada_em,
  exportadoPor: row.exportado_por,
  quantidade: row.quantidade,
});
