import type { CreditoDoDia, DetalheDaLinha, UploadDoBanco } from '@vidas/api-client/financeiro/retorno';
import type { CreditoRow, findArquivos, findLinha } from './consulta.sql.ts';

type Row<T extends (...given: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<T>>>;

/** A received file as the table shows it. */
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
  PENDENTES: row.pendentes,
  USUARIO: row.por,
});

/** One line opened. */
export const presentLinha = (row: Row<typeof findLinha>): DetalheDaLinha => ({
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
});

const situacaoDe = ({ extrato, calculado }: CreditoRow, valor: number): string => {
  if (extrato === null) return 'PENDENTE';
  if (calculado !== valor) return 'MUDOU';
  return extrato === valor ? 'CONFERE' : 'DIFERENTE';
};

/** A day of credits, with what became of its tick (CBR-21). */
export const presentDia = (row: CreditoRow): CreditoDoDia => {
  const valor = row.creditos + row.debitos;
  return {
    dia: row.dia,
    linhas: row.linhas,
    creditos: row.creditos,
    debitos: row.debitos,
    valor,
    aDecidir: row.aDecidir,
    situacao: situacaoDe(row, valor),
    valorExtrato: row.extrato,
    conferidoEm: row.em,
    conferidoPor: row.por,
    observacao: row.observacao,
  };
};
