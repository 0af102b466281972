/** Four values of the answer, in cents (CTM-55). */
export interface Valores {
  /** Amount requested by the provider. */
  informado: number;
  /** Contract value. */
  processado: number;
  /** Paid amount. */
  liberado: number;
  /** Denied amount. */
  glosa: number;
}

/** ANS states of a decided guide: released, closed without payment, waiting for its release (CTM-54). */
export type SituacaoTiss = '3' | '4' | '5';

/** An item; quantity in ten-thousandths, `glosa` when a part is denied. */
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

/** The operator's decision about a lot, shared by XML and PDF. */
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
