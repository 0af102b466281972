import type { Generated } from 'kysely';
import type { Dia, Momento } from './kinds.ts';

/** A code of PIX that was shown: what it asks for, and on which day it holds (CTA-13). */
export interface PixCodigoTable {
  /** 'PX', the day as AAMMDD, and twelve signs drawn by lot; never used again. */
  txid: string;
  dia: Dia;
  valor_cents: number;
  /** Numbers in order, with commas: one code for the same titles, day and amount. */
  titulos: string;
  feito_em: Momento;
  feito_por: string;
}

/** The part of a code that one title asks for. */
export interface PixCodigoParteTable {
  txid: string;
  titulo_numero: string;
  fatura_numero: string;
  principal_cents: number;
  /** Fine and interest of the day. */
  encargos_cents: number;
}

/** The bank's own code of a new boleto (REM-16). */
export interface PixDoBancoTable {
  novo_boleto: string;
  codigo: string;
  gravado_em: Momento;
  gravado_por: string;
}

/** A credit of a statement that is PIX and no bill's, as a person said (CBR-34). */
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

/** Money by PIX. */
export interface PixTables {
  pix_codigo: PixCodigoTable;
  pix_codigo_parte: PixCodigoParteTable;
  pix_do_banco: PixDoBancoTable;
  extrato_pix_fora: ExtratoPixForaTable;
}
