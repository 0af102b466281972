/** The four values of the answer, in cents (CTM-55). */
export interface Valores {
  /** What the provider asked for. */
  informado: number;
  /** What it is worth by contract. */
  processado: number;
  /** What is paid. */
  liberado: number;
  /** What is not. */
  glosa: number;
}

/** States of ANS that a decided guide has: released, closed without payment, waiting for its release (CTM-54). */
export type SituacaoTiss = '3' | '4' | '5';

/** An item; the quantity in ten-thousandths, `glosa` when something of it is denied. */
export interface ItemDoDemonstrativo {
  sequencia: number;
  dia: string;
  tabela: string;
  codigo: string;
  descricao: string;
  grau: string | null;
  quantidade: number;
  valores: Valores;
  glosa: { codigo: string; texto: string } | null;
}

/** A guide; days are ISO, moments 'YYYY-MM-DDTHH:MM'. */
export interface GuiaDoDemonstrativo {
  numeroPrestador: string;
  numero: string;
  senha: string | null;
  beneficiario: string;
  carteira: string;
  /** Day or moment. */
  inicio: string;
  fim: string | null;
  situacao: SituacaoTiss;
  valores: Valores;
  itens: readonly ItemDoDemonstrativo[];
}

/** What the operator decided of a lot: the same for the XML and the PDF. */
export interface Demonstrativo {
  operadora: { nome: string; cnpj: string };
  registroAns: string;
  prestador: { codigo: string; nome: string; cnes: string | null };
  /** 'M.mm.pp' of the lot. */
  versao: string;
  protocolo: string;
  numeroLote: string;
  recebidoEm: string;
  /** 'YYYY-MM-DDTHH:MM:SS' */
  momento: string;
  situacao: SituacaoTiss;
  valores: Valores;
  guias: readonly GuiaDoDemonstrativo[];
}
