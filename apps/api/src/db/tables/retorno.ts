import type { Fim } from '@vidas/api-client/financeiro/retorno/fins.rules.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { Dia, Momento } from './kinds.ts';

/** A line of a bank return file; `dia` is the day of its `lancamento_cents` in the statement. */
export interface RetornoLinhaTable {
  arquivo_id: number;
  linha: number;
  /** The 400 original characters. */
  texto: string;
  nosso_numero: string | null;
  comando: string;
  natureza: string;
  ocorrencia: Dia | null;
  vencimento: Dia | null;
  credito: Dia | null;
  dia: Dia | null;
  valor_titulo_cents: number;
  tarifa_cents: number;
  recebido_cents: number;
  /** Negative for a debit. */
  lancamento_cents: number;
  /** Digest that identifies equal lines (CBR-14). */
  chave: string;
  /** Index among the equal lines of its file, from 1. */
  k: number;
  fim: Fim;
  motivo: string | null;
  titulo_numero: string | null;
  comparacao: JSONColumnType<readonly object[] | null>;
  desfeita_em: Momento | null;
}

/** Effect of a line on its title and bill, with the states before and after; undoing deletes the row. */
export interface RetornoEfeitoTable {
  arquivo_id: number;
  linha: number;
  /** Grows in the order of the effects. */
  ordem: Generated<number>;
  titulo_numero: string;
  fatura_numero: string;
  /** Part of the title's own value, in cents. */
  principal_cents: number;
  recebido_cents: number;
  /** Interest and fine, in cents. */
  encargos_cents: number;
  /** Money that settles nothing, in cents (CBR-11). */
  credito_cents: number;
  /** Payment reversed by a returned cheque. */
  desfaz_arquivo_id: number | null;
  desfaz_linha: number | null;
  antes: JSONColumnType<object>;
  depois: JSONColumnType<object>;
  fatura_antes: string;
  fatura_depois: string;
}

export type AcaoDoRetorno =
  | 'APLICADO'
  | 'DESFEITO'
  | 'LINHA DESFEITA'
  | 'SEGUNDO PAGAMENTO'
  | 'REPETICAO'
  | 'JULGADA DE NOVO'
  | 'DADA A FATURA'
  | 'DEVOLVIDA'
  | 'DESTINO DESFEITO';

/** Acts on a file or, with `linha`, on one of its lines; rows stay forever. */
export interface RetornoHistoricoTable {
  id: Generated<number>;
  arquivo_id: number;
  linha: number | null;
  acao: AcaoDoRetorno;
  feito_em: Momento;
  login: string;
  motivo: string | null;
}

/** A day's credit found in the bank's statement; the last row of a day counts. */
export interface CreditoConferidoTable {
  id: Generated<number>;
  dia: Dia;
  valor_extrato_cents: number;
  /** Sum of the files at the tick, in cents. */
  valor_calculado_cents: number;
  observacao: string | null;
  conferido_em: Momento;
  login: string;
  /** Statement of an automatic tick; null for a person's tick. */
  extrato_id: number | null;
  extrato_linhas: string | null;
  /** Undone with its statement; no longer counts. */
  desfeito_em: Momento | null;
}

/** A statement of the bank. */
export interface ExtratoTable {
  id: Generated<number>;
  nome: string;
  sha256: string;
  bytes: number;
  banco: string | null;
  agencia: string | null;
  conta: string;
  inicio: Dia;
  fim: Dia;
  saldo_cents: number | null;
  saldo_em: Dia | null;
  situacao: Generated<'APLICADO' | 'DESFEITO'>;
  enviado_em: Momento;
  login: string;
  desfeito_em: Momento | null;
  desfeito_por: string | null;
  desfeito_motivo: string | null;
}

/** An entry of a statement; only one of several with the same FITID counts (`vale`). */
export interface ExtratoLancamentoTable {
  extrato_id: number;
  linha: number;
  conta: string;
  fitid: string;
  dia: Dia;
  tipo: string;
  /** Negative for a debit. */
  valor_cents: number;
  memo: string | null;
  documento: string | null;
  /** Reason for attributing it to the collection (CBR-31); null when it does not belong there. */
  da_cobranca: 'NOME' | 'VALOR' | null;
  vale: boolean;
  /** A credit by PIX (CBR-34). */
  pix: Generated<boolean>;
}

/** The bank's return files. */
export interface RetornoTables {
  retorno_linha: RetornoLinhaTable;
  retorno_efeito: RetornoEfeitoTable;
  retorno_historico: RetornoHistoricoTable;
  credito_conferido: CreditoConferidoTable;
  extrato: ExtratoTable;
  extrato_lancamento: ExtratoLancamentoTable;
}
