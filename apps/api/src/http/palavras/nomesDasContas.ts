/** Labels of the fields of guides and of their rules. */
export const rotulosDasContas = {
  COM_COD: 'Código da glosa',
  GLO_COMENTARIO: 'Comentário da glosa',
  aceite: 'Aceite da pendência',
  codProcAmb: 'Código AMB',
  codTabelaAprov: 'Tabela aprovada',
  guias: 'Guias',
  ligada: 'Ligada',
  numGuia: 'Número da guia',
  numGuias: 'Guias',
  qtdExecAprov: 'Quantidade aprovada',
  seqItem: 'Item',
  soma: 'Soma das guias',
  valor1: 'Primeiro valor',
  valor2: 'Segundo valor',
  vrTotalAprov: 'Valor aprovado',
} as const;
