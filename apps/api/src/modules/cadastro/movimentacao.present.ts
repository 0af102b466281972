import type { Movimentacao } from '@vidas/api-client/cadastro/movimentacao';
import { csvText } from './cadastro.rules.ts';
import type { MovimentacaoRow } from './movimentacao.sql.ts';

export const presentMovimentacao = (row: MovimentacaoRow): Movimentacao => ({
  COD_SAU: row.matricula,
  PEF_NOME: row.nome,
  OPERACAO: row.operacao,
  DT_HR_ENVIADA: row.enviada_em,
});

const brazilian = (iso: string): string => iso.split('-').reverse().join('/');

/** The file for the insurer: only what was not yet exported. */
export const movimentacaoCsv = (rows: readonly MovimentacaoRow[]): string =>
  csvText(
    ['COD_SAU', 'PEF_NOME', 'OPERACAO', 'DT_OCORRENCIA'],
    rows
      .filter(({ enviada_em }) => enviada_em === null)
      .map((row) => [row.matricula, row.nome, row.operacao, brazilian(row.ocorrida_em)]),
  );
