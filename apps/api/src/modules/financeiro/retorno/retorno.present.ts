import type { CreditoDoDia, situacoesDoDia } from '@vidas/api-client/financeiro/retorno/creditos.contract.ts';
import type { DetalheDaLinha, UploadDoBanco } from '@vidas/api-client/financeiro/retorno/retorno.contract.ts';
import type { findArquivos, findLinha } from './consulta.sql.ts';
import type { CreditoRow } from './dias.sql.ts';

type Row<T extends (...given: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<T>>>;

export const presentArquivo = (row: Row<typeof findArquivos>[number]): UploadDoBanco => ({
  ARQUIVO_ID: String(row.id),
  NOME: row.nome,
  DATA_UPLOAD: row.em,
  QTD_BOLETO: row.boletos,
  TAMANHO: row.bytes,
  DIAS_VALIDO_BOLETO: row.diasValidos,
  SITUACAO: row.situacao,
  SEQUENCIAL: row.sequencial,
  LINHAS: row.linhas,
  LANCAMENTO: row.lancamento,
  PENDENTES: row.pendentes,
  USUARIO: row.por,
});

export const presentLinha = (
  row: Row<typeof findLinha>,
  historico: DetalheDaLinha['historico'],
): DetalheDaLinha => ({
  linha: row.linha,
  fim: row.fim,
  motivo: row.motivo,
  texto: row.texto,
  comparacao: row.comparacao ?? [],
  efeito:
    row.titulo === null
      ? null
      : {
          titulo: row.titulo,
          principal: row.principal,
          encargos: row.encargos,
          credito: row.credito,
          pagoEm: row.pagoEm,
        },
  igual:
    row.igualArquivo === null
      ? null
      : { arquivoId: String(row.igualArquivo), nome: row.igualNome, linha: row.igualLinha },
  historico,
});

const situacaoDe = ({
  extrato,
  calculado,
  valor,
  noExtrato,
  linhas,
}: CreditoRow): keyof typeof situacoesDoDia => {
  if (extrato !== null) {
    if (calculado !== valor) return 'MUDOU';
    if (noExtrato !== null && noExtrato !== extrato) return 'EXTRATO_DIFERE';
    return extrato === valor ? 'CONFERE' : 'DIFERENTE';
  }
  if (linhas === 0) return noExtrato === null || noExtrato === 0 ? 'SEM_ARQUIVO' : 'SEM_RETORNO';
  return noExtrato !== null && noExtrato !== valor ? 'EXTRATO_DIFERE' : 'PENDENTE';
};

/** A day of credits with its tick (CBR-21). */
export const presentDia = (row: CreditoRow): CreditoDoDia => ({
  dia: row.dia,
  valor: row.valor,
  situacao: situacaoDe(row),
  recebido: row.recebido,
  tarifas: row.tarifas,
  devolvidos: row.devolvidos,
  quitacoes: row.quitacoes,
  partes: row.partes,
  pagoAMais: row.pagoAMais,
  naoIdentificado: row.naoIdentificado,
  aDecidir: row.aDecidir,
  linhas: row.linhas,
  noExtrato: row.noExtrato,
  valorExtrato: row.extrato,
  conferidoEm: row.em,
  conferidoPor: row.por,
  observacao: row.observacao,
});
