import type { AvisoJulgado } from './avisoJulgado.ts';

/** Kind of a contract, as far as the law on default asks. MEI is a sole trader who contracts for himself; AFASTADO pays after his employment. */
export type TipoDoContrato = 'INDIVIDUAL' | 'MEI' | 'EMPRESARIAL' | 'ADESAO' | 'AFASTADO';

/** A fee of a contract; days are ISO. */
export interface MensalidadeDoContrato {
  /** Number of the invoice. */
  fatura: string;
  /** 'YYYY-MM'. */
  competencia: string;
  /** Due day on the bill. */
  vencimento: string;
  /** Day of the complete payment. */
  pagaEm: string | null;
  pagaEmParte: boolean;
  /** Due day of its first valid bill; null without one. */
  boletoValidoVence: string | null;
  /** The direct debit failed by the operator's fault, or by nobody's known fault. */
  debitoFalhou: boolean;
  /** In an agreement that is being kept. */
  emAcordo: boolean;
}

/** A stay in hospital of the holder or a dependant; `fim` is the day of discharge. */
export interface InternacaoDoContrato {
  inicio: string;
  fim: string | null;
}

/** A dispute of the debt. */
export interface ContestacaoDoContrato {
  abertaEm: string;
  respondidaEm: string | null;
}

/** Facts of one contract that decide whether it may be cancelled for default. Null means unknown. */
export interface FatosDoContrato {
  tipo: TipoDoContrato;
  cobranca: 'operadora' | 'administradora' | null;
  contratoEm: string | null;
  clausulaExclusao: boolean | null;
  cienciaEmpresa: boolean | null;
  mensalidades: readonly MensalidadeDoContrato[];
  avisos: readonly AvisoJulgado[];
  internacoes: readonly InternacaoDoContrato[];
  contestacoes: readonly ContestacaoDoContrato[];
  /** Last day whose payments the bank has reported. */
  retornoAte: string | null;
}
