import type {
  ArquivoConferencia,
  ComparacaoSib,
  DivergenciaSib,
  ResumoConferencia,
} from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import type { ArquivoRow } from './arquivos.sql.ts';
import type { ComparacaoRow, DivergenciaRow } from './conferencia.sql.ts';
import type { ResumoRow } from './resumoConferencia.sql.ts';
import { findable } from '../../../db/findable.ts';

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

/** A row with both situations side by side, or with the operator's alone. */
export const presentComparacao = (row: ComparacaoRow): ComparacaoSib => ({
  ...comum(row),
  situacao: null,
  situacaoAns: row.situacao_ans,
  situacaoOs: row.situacao_os,
  andamento: row.andamento ?? null,
});

/** A record of the ANS file; it only has ANS's situation. */
export const presentConferencia = (row: ComparacaoRow): ComparacaoSib => ({
  ...comum(row),
  situacao: row.situacao_ans,
  situacaoAns: null,
  situacaoOs: null,
  andamento: null,
});

export const presentDivergencia = (row: DivergenciaRow): DivergenciaSib => ({
  cco: row.cco,
  codbeneficiario: row.codigo,
  nome: row.nome,
  campo: row.campo,
  valorAns: row.valor_ans,
  valorOperadora: row.valor_operadora,
  andamento: row.andamento,
});

/** Counts of the comparison; no file before the first import. */
export const presentResumo = (row: ResumoRow): ResumoConferencia => ({
  arquivo:
    row.arquivo === null || row.importado_em === null || row.por === null
      ? null
      : { nome: row.arquivo, em: row.importado_em, por: row.por, quantidade: row.conferencia },
  comparadoEm: row.comparado_em,
  cadastroMudou: row.cadastro_mudou,
  ha: { vidas: row.ha_vidas },
  contagens: {
    semCcoNaOperadora: row.sem_cco_na_operadora,
    situacao: row.situacao,
    campos: row.campos,
    ativosSemCco: row.ativos_sem_cco,
    inativosSemCco: row.inativos_sem_cco,
    conferencia: row.conferencia,
  },
});

/** A conference file, imported or waiting in preview. */
export const presentArquivo = (row: ArquivoRow): ArquivoConferencia => ({
  id: String(row.id),
  nome: row.nome,
  data: row.data,
  quantidade: row.quantidade,
  em: row.em ?? '',
  por: row.por,
  isEmVigor: row.isEmVigor,
  vigorEm: row.vigorEm,
  vigorPor: row.vigorPor,
  isGuardado: row.temRegistros,
  isHashAceito: row.isHashAceito,
});

findable(import.meta.url, { presentComparacao, presentDivergencia, presentConferencia });
