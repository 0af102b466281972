import type { ComparacaoSib } from '@vidas/api-client/cadastro/sib';
import type { ComparacaoRow } from './conferencia.sql.ts';

const comum = (row: ComparacaoRow) => ({
  cco: row.cco,
  codbeneficiario: row.codigo,
  cpf: row.cpf,
  cns: row.cns,
  nome: row.nome,
  ativacao: row.ativado_em,
  cancelamento: row.cancelado_em,
  atualizacao: row.atualizado_em,
});

/** A row that sets the two situations side by side, or has the operator's alone. */
export const presentComparacao = (row: ComparacaoRow): ComparacaoSib => ({
  ...comum(row),
  situacao: null,
  situacaoAns: row.situacao_ans,
  situacaoOs: row.situacao_os,
});

/** A record of the regulator's file: its only situation is the regulator's. */
export const presentConferencia = (row: ComparacaoRow): ComparacaoSib => ({
  ...comum(row),
  situacao: row.situacao_ans,
  situacaoAns: null,
  situacaoOs: null,
});
