import type { Generated, JSONColumnType } from 'kysely';
import type { Competencia, Dia, Momento } from './kinds.ts';

/** The five kinds of movement, as the regulator writes them. */
export type Movimento = 'INCLUSÃO' | 'RETIFICAÇÃO' | 'MUDANÇA CONTRATUAL' | 'CANCELAMENTO' | 'REATIVAÇÃO';

/** Values under the SIB's own field names (SIB-30); null stands for a cleared field. */
export type DadosSib = Readonly<Record<string, string | null>>;

/** View: current register data of each bond. */
export interface SibAtualView {
  matricula: string;
  cco: string | null;
  nome: string;
  titular_matricula: string;
  dependencia: number;
  ativado_em: Dia | null;
  cancelado_em: Dia | null;
  motivo_cancelamento_codigo: string | null;
  congenere_codigo: string | null;
  /** Hash of the sources of `dados`. */
  fonte: bigint | number;
  /** In the SIB's words and lengths; absent fields have no key. */
  dados: DadosSib;
}

/** State of a bond last accepted by ANS; no row for an unknown bond. */
export interface SibEstadoTable {
  matricula: string;
  situacao: 'ATIVO' | 'INATIVO';
  /** For INATIVO includes dataCancelamento and motivoCancelamento. */
  dados: DadosSib;
  /** Register's `fonte` when its data equalled `dados`; null: unknown. Must be emptied when `dados` changes. */
  fonte: bigint | number | null;
  /** Moment of the file, or of the adoption of the register's data (SIB-27). */
  em: Momento;
}

/** Progress of a return's application. */
export interface AndamentoDoRetorno {
  /** Bonds up to this one, by code, have marked movements; null when finished or not needed. */
  marcadoAte: string | null;
  aceitos: number;
  rejeitados: number;
  /** Inclusions without CCO and without error. */
  semResposta: number;
  /** Number of included ones that have their CCOs. */
  ordem: number;
  incluidos: number;
  gravados: number;
  /** Number of included ones and of movements to mark. */
  total: number;
}

/** An imported or running return file (.RPX). */
export interface SibRetornoTable {
  id: Generated<number>;
  /** SHA-256 of the file's bytes, hexadecimal. */
  sha256: string;
  /** Name as uploaded. */
  nome_arquivo: string;
  /** Answered .SBX; null when neither the file nor its name tells. */
  nome_envio: string | null;
  /** An earlier return of the same .SBX with other bytes, which holds the errors of both. */
  original_id: number | null;
  registro_ans: string;
  sequencial_transacao: string;
  /** Reason for refusing the whole file; null when processed. */
  motivo_rejeicao: string | null;
  problema: string;
  ccos_gravados: Generated<number>;
  /** Movements of our own file. */
  aceitos: Generated<number>;
  rejeitados: Generated<number>;
  login: string;
  importado_em: Momento;
  /** The hash was wrong, and the author accepted it. */
  hash_aceito: Generated<boolean>;
  /** At most one is not CONCLUIDO: LENDO is deleted when its server dies, APLICANDO is resumed (SIB-44). */
  situacao: Generated<'LENDO' | 'APLICANDO' | 'CONCLUIDO'>;
  /** Progress while APLICANDO. */
  andamento: JSONColumnType<AndamentoDoRetorno> | null;
}

/** A CCO of a return. */
export interface SibRetornoIncluidoTable {
  retorno_id: number;
  /** From 1. */
  ordem: number;
  /** Raw code from the file. */
  codigo: string;
  /** Code padded to all its digits. */
  matricula: string;
  cco: string;
  /** Problem visible in the file alone. */
  no_arquivo: 'INVALIDO' | 'DOIS CCO' | 'REPETIDO' | null;
  /** Reason why it was not written; null when written, or when the bond had it. */
  motivo: string | null;
}

/** One error of one field of a rejected record; unique by record, movement, field and code within its return. */
export interface SibRetornoErroTable {
  id: Generated<number>;
  retorno_id: number;
  /** Bond named by the record; null for an unknown code and CCO. */
  matricula: string | null;
  cco: string | null;
  codigo_beneficiario: string | null;
  /** `tipo_movimento` in our words; null for an unknown one. */
  movimento: Movimento | null;
  tipo_movimento: string | null;
  campo: string | null;
  valor_campo: string | null;
  codigo_erro: string | null;
  mensagem_erro: string | null;
  /** Person who discarded it without a correction; null without one. */
  descartado_por: Generated<string | null>;
  descartado_em: Generated<Momento | null>;
  /** Return that brought it, when different from `retorno_id`. */
  trazido_por: Generated<number | null>;
}

/**
 * View: errors of the newest return that rejected a record, unless a later one accepted it or a person
 * discarded them.
 */
export interface SibErroAbertoView extends Omit<
  SibRetornoErroTable,
  'id' | 'descartado_por' | 'descartado_em' | 'trazido_por'
> {
  id: number;
}

/** A file for ANS (.SBX); at most one is GERADO. */
export interface SibEnvioTable {
  id: Generated<number>;
  /** UUID of its request. */
  pedido: string;
  nome_arquivo: string;
  competencia: Competencia;
  situacao: 'GERADO' | 'PROCESSADO' | 'RECUSADO' | 'DESCARTADO';
  quantidade: number;
  aceitos: number | null;
  rejeitados: number | null;
  /** MD5 of the epilogue, capitals. */
  hash: string;
  /** The file's bytes (ISO-8859-1), compressed with gzip. */
  conteudo: Uint8Array;
  login: string;
  gerado_em: Momento;
  retorno_id: number | null;
}

/** A movement of a file. */
export interface SibEnvioRegistroTable {
  envio_id: number;
  /** Place in the file, from 1. */
  ordem: number;
  matricula: string;
  tipo: Movimento;
  /** CCO in the file; null in an INCLUSÃO. */
  cco: string | null;
  /** Content of the movement. */
  dados: DadosSib;
  /** Null until the return. */
  situacao: 'ACEITO' | 'REJEITADO' | null;
}

/** A difference of the conference that a person sent to ANS, or took from it. */
export interface SibDecisaoTable {
  id: Generated<number>;
  matricula: string;
  /** SIB field name, or 'situacao', 'inclusao', 'cco'. */
  campo: string;
  ato: 'ENVIO' | 'USO';
  /** Both values as the list showed them. */
  valor_ans: string | null;
  valor_operadora: string | null;
  /** Conference file in force; null without one. */
  arquivo: string | null;
  login: string;
  em: Momento;
  desfeita_em: Generated<Momento | null>;
}

/** An act on differences that can still be taken back (SIB-63). `antes` and `depois` are written by `findRetrato`. */
export interface SibDiferencaAtoTable {
  id: Generated<number>;
  decisoes: number[];
  antes: object;
  depois: object;
  login: string;
  em: Momento;
}

/** A movement that a person left out of the file; at most one a bond and kind is not given back. */
export interface SibForaTable {
  id: Generated<number>;
  matricula: string;
  tipo: Movimento;
  /** Content that was left out; another content goes again. */
  dados: DadosSib;
  login: string;
  em: Momento;
  devolvido_por: Generated<string | null>;
  devolvido_em: Generated<Momento | null>;
}

/** Monthly file, its return and the state known to ANS. */
export interface SibEnvioTables {
  sib_atual: SibAtualView;
  sib_estado: SibEstadoTable;
  sib_retorno: SibRetornoTable;
  sib_retorno_erro: SibRetornoErroTable;
  sib_retorno_incluido: SibRetornoIncluidoTable;
  sib_erro_aberto: SibErroAbertoView;
  sib_envio: SibEnvioTable;
  sib_envio_registro: SibEnvioRegistroTable;
  sib_decisao: SibDecisaoTable;
  sib_diferenca_ato: SibDiferencaAtoTable;
  sib_fora: SibForaTable;
}
