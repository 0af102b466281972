import type { Generated, GeneratedAlways } from 'kysely';
import type { Dia, Momento } from './kinds.ts';

/**
 * An import of a conference file (.CNX). PREVIA was read whole and waits for somebody to take it; every CONCLUIDA keeps its records,
 * so that it can come back into force, and the lists read the one that is.
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
  /** False for files imported before mother's name, sex and plan were kept. */
  tem_campos: Generated<boolean>;
  /** Moment of the file, as its head says. */
  data_arquivo: Generated<Momento | null>;
  /** False: the hash of its epilogue is another, or absent. */
  hash_confere: Generated<boolean>;
  /** It was taken all the same, by who took it. */
  hash_aceito: Generated<boolean>;
  em_vigor: Generated<boolean>;
  /** Who put it in force the last time, and when. */
  vigor_por: Generated<string | null>;
  vigor_em: Generated<Momento | null>;
  /** False: taken before records were kept, and replaced since. */
  tem_registros: Generated<boolean>;
  /** When it was compared with the register; null before. */
  comparado_em: Generated<Momento | null>;
  /** The day for which the situations were compared: an activation or cancellation of a later day is not included yet. */
  comparado_dia: Generated<Dia | null>;
  /** It is being compared before it is put in force. */
  comparando: Generated<boolean>;
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
  nome_mae: string | null;
  /** F or M; another value is kept as it came. */
  sexo: string | null;
  /** Digits only. */
  numero_plano_ans: string | null;
  /** The beneficiary code as our matrícula of 10 digits. */
  matricula_ans: GeneratedAlways<string | null>;
}

/**
 * A record of the file in force, the bond paired with it (null: none) and how they differ. Only the comparison writes it;
 * readers join the live rows, so that corrected differences disappear at once.
 */
export interface ConferenciaParTable {
  importacao_id: number;
  cco: string;
  matricula: string | null;
  /** The matrícula of the bond, else the code at ANS; the list is ordered by it. */
  codigo: string | null;
  /** The bond has this CCO. */
  tem_cco: boolean;
  /** The bond, paired or only named by the record, that has another CCO; null: none. */
  outro_matricula: string | null;
  difere_situacao: boolean;
  /** How many fields differ. */
  campos: number;
}

/** The regulator's register, as last imported. */
/** A bond that changed while a file is compared. */
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
