import type { Generated, GeneratedAlways } from 'kysely';
import type { Dia, Momento } from './kinds.ts';

/**
 * An import of a conference file (.CNX). PREVIA is completely read and waits; every CONCLUIDA keeps its
 * records, so that it can come back into force. The lists read the one in force.
 */
export interface ConferenciaImportacaoTable {
  id: Generated<number>;
  nome_arquivo: string;
  /** SHA-256 of the file's bytes, hexadecimal: the natural key, so a renamed copy is the same file. */
  sha256: string;
  registro_ans: string | null;
  sequencial_transacao: string | null;
  situacao: 'EM ANDAMENTO' | 'PREVIA' | 'CONCLUIDA';
  quantidade: Generated<number>;
  login: string;
  iniciada_em: Momento;
  concluida_em: Momento | null;
  /** False for files imported before mother's name, sex and plan were stored. */
  tem_campos: Generated<boolean>;
  /** Moment in the file's head. */
  data_arquivo: Generated<Momento | null>;
  /** False: the hash of its epilogue is wrong or absent. */
  hash_confere: Generated<boolean>;
  /** The author accepted the wrong hash. */
  hash_aceito: Generated<boolean>;
  em_vigor: Generated<boolean>;
  /** Author and moment of its last coming into force. */
  vigor_por: Generated<string | null>;
  vigor_em: Generated<Momento | null>;
  /** False: imported before records were stored, and replaced since. */
  tem_registros: Generated<boolean>;
  /** Moment of its comparison with the register; null before. */
  comparado_em: Generated<Momento | null>;
  /** Day of the compared situations: later activations and cancellations are not included. */
  comparado_dia: Generated<Dia | null>;
  /** The comparison before its coming into force is running. */
  comparando: Generated<boolean>;
}

/** A beneficiary in ANS's register, reduced to the compared fields. */
export interface ConferenciaBeneficiarioTable {
  importacao_id: number;
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
  nome_mae: string | null;
  /** F or M; another value is stored unchanged. */
  sexo: string | null;
  /** Digits only. */
  numero_plano_ans: string | null;
  /** Beneficiary code as our matrícula of 10 digits. */
  matricula_ans: GeneratedAlways<string | null>;
}

/**
 * A record of the file in force, its paired bond (null: none) and their differences. Only the comparison
 * writes it; readers join the live rows, so that corrected differences disappear at once.
 */
export interface ConferenciaParTable {
  importacao_id: number;
  cco: string;
  matricula: string | null;
  /** Matrícula of the bond, else the code at ANS; sort key of the list. */
  codigo: string | null;
  /** The bond has this CCO. */
  tem_cco: boolean;
  /** Bond, paired or only named by the record, with another CCO; null: none. */
  outro_matricula: string | null;
  difere_situacao: boolean;
  /** Number of different fields. */
  campos: number;
}

/** A bond that changed during a comparison. */
export interface ConferenciaMudouTable {
  importacao_id: number;
  matricula: string;
}

export interface SibTables {
  conferencia_importacao: ConferenciaImportacaoTable;
  conferencia_beneficiario: ConferenciaBeneficiarioTable;
  conferencia_par: ConferenciaParTable;
  conferencia_mudou: ConferenciaMudouTable;
}
