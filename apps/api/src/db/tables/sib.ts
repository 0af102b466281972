import type { Generated } from 'kysely';
import type { Dia, Momento } from './kinds.ts';

/**
 * An import of a conference file (.CNX). The one in force is the newest CONCLUIDA; rows of any other are being loaded or
 * wait to be cleared, and no query reads them.
 */
export interface ConferenciaImportacaoTable {
  id: Generated<number>;
  nome_arquivo: string;
  /** SHA-256 of the file's bytes, hexadecimal: the natural key, so a renamed copy is the same file. */
  sha256: string;
  registro_ans: string | null;
  sequencial_transacao: string | null;
  situacao: 'EM ANDAMENTO' | 'CONCLUIDA';
  quantidade: Generated<number>;
  login: string;
  iniciada_em: Momento;
  concluida_em: Momento | null;
}

/** A beneficiary as the regulator has it; only what the comparisons use is kept. */
export interface ConferenciaBeneficiarioTable {
  importacao_id: number;
  /** Line of the file. */
  linha: number;
  cco: string;
  situacao: 'ATIVO' | 'INATIVO';
  atualizado_em: Dia | null;
  codigo_beneficiario: string | null;
  cpf: string | null;
  cns: string | null;
  nome: string | null;
  nascimento: Dia | null;
  contratado_em: Dia | null;
  reativado_em: Dia | null;
  cancelado_em: Dia | null;
}

/** The regulator's register, as last imported. */
export interface SibTables {
  conferencia_importacao: ConferenciaImportacaoTable;
  conferencia_beneficiario: ConferenciaBeneficiarioTable;
}
