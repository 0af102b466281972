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

/** State of a lot; 2 while some guides are under review (CTM-70). */
export type SituacaoDoLote = SituacaoTiss | '2';

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
  /** Number that the operator gave with the authorisation, else `numero`. */
  numeroOperadora: string;
  /** Our number. */
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

/** The operator's decision about a lot, shared by XML and PDF; partial while guides are under review. */
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
  situacao: SituacaoDoLote;
  /** Guides of the lot, also those that are still under review and not in `guias`. */
  guiasDoLote: number;
  valores: Valores;
  /** Decided guides. */
  guias: readonly GuiaDoDemonstrativo[];
}

/** Number of an analysis: the protocol, with P and its guides in a partial one, as in '431P36' (CTM-70). */
export const numeroDoDemonstrativo = ({ protocolo, guias, guiasDoLote }: Demonstrativo): string =>
  guias.length < guiasDoLote ? `${protocolo}P${guias.length}` : protocolo;

/** 'Parcial: 36 de 37 guias do lote.'; null for a whole one. */
export const parcialDito = ({ guias, guiasDoLote }: Demonstrativo): string | null =>
  guias.length < guiasDoLote ? `Parcial: ${guias.length} de ${guiasDoLote} guias do lote.` : null;
