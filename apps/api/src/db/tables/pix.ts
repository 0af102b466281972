import type { Generated } from 'kysely';
import type { Dia, Momento } from './kinds.ts';

/** A shown PIX code: its amount, and its day of validity (CTA-13). */
export interface PixCodigoTable {
  /** 'PX', the day as AAMMDD, and twelve random characters; never reused. */
  txid: string;
  dia: Dia;
  valor_cents: number;
  /** Title numbers in order, separated by commas: one code per titles, day and amount. */
  titulos: string;
  feito_em: Momento;
  feito_por: string;
}

/** Part of a code for one title. */
export interface PixCodigoParteTable {
  txid: string;
  titulo_numero: string;
  fatura_numero: string;
  principal_cents: number;
  /** Fine and interest of the day, in cents. */
  encargos_cents: number;
}

/** The bank's own code of a new boleto (REM-16). */
export interface PixDoBancoTable {
  novo_boleto: string;
  codigo: string;
  gravado_em: Momento;
  gravado_por: string;
}

/** A PIX credit of a statement that a person excluded from the bills (CBR-34). */
export interface ExtratoPixForaTable {
  id: Generated<number>;
  conta: string;
  fitid: string;
  motivo: string;
  por: string;
  em: Momento;
  desfeito_em: Momento | null;
  desfeito_por: string | null;
}

/** Tables of PIX. */
export interface PixTables {
  pix_codigo: PixCodigoTable;
  pix_codigo_parte: PixCodigoParteTable;
  pix_do_banco: PixDoBancoTable;
  extrato_pix_fora: ExtratoPixForaTable;
}
