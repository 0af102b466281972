import type { Generated, JSONColumnType } from 'kysely';
import type { Competencia, Dia, Momento } from './kinds.ts';

/** The five kinds of movement, as the regulator writes them. */
export type Movimento = 'INCLUSÃO' | 'RETIFICAÇÃO' | 'MUDANÇA CONTRATUAL' | 'CANCELAMENTO' | 'REATIVAÇÃO';

/** Values under the SIB's own field names (SIB-30); null says that the field was emptied. */
export type DadosSib = Readonly<Record<string, string | null>>;

/** View: what the register says now of each bond. */
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
  /** A hash of what `dados` is made of. */
  fonte: bigint | number;
  /** In the words and lengths of the SIB; absent fields have no key. */
  dados: DadosSib;
}

/** What the regulator last accepted of a bond; a bond that it was never told of has no row. */
export interface SibEstadoTable {
  matricula: string;
  situacao: 'ATIVO' | 'INATIVO';
  /** Of an INATIVO also dataCancelamento and motivoCancelamento. */
  dados: DadosSib;
  /** The register's `fonte` at which its data was found equal to `dados`; null: not known. Must be emptied when `dados` changes. */
  fonte: bigint | number | null;
  /** When the file that told it was made, or when the register's data was taken as told (SIB-27). */
  em: Momento;
}

/** How far the application of a return is. */
export interface AndamentoDoRetorno {
  /** Bonds up to this one have their movements marked, in the order of their codes; null when that is done or not wanted. */
  marcadoAte: string | null;
  aceitos: number;
  rejeitados: number;
  /** Inclusions without CCO and without error. */
  semResposta: number;
  /** So many of those included were given their CCOs. */
  ordem: number;
  incluidos: number;
  gravados: number;
  /** Of those included, and of the movements that it marks. */
  total: number;
}

/** An imported return file (.RPX), or one that is being imported. */
export interface SibRetornoTable {
  id: Generated<number>;
  /** SHA-256 of the file's bytes, hexadecimal. */
  sha256: string;
  /** As it was uploaded. */
  nome_arquivo: string;
  /** The .SBX that it answers; null when neither the file nor its name tells. */
  nome_envio: string | null;
  /** An earlier return of the same .SBX with other bytes: the errors of both are stored with that one. */
  original_id: number | null;
  registro_ans: string;
  sequencial_transacao: string;
  /** Why the whole file was refused; null when it was processed. */
  motivo_rejeicao: string | null;
  problema: string;
  ccos_gravados: Generated<number>;
  /** Movements of our own file. */
  aceitos: Generated<number>;
  rejeitados: Generated<number>;
  login: string;
  importado_em: Momento;
  /** Its hash did not match, and who imported it took it all the same. */
  hash_aceito: Generated<boolean>;
  /** At most one is not CONCLUIDO: LENDO is dropped when its server dies, APLICANDO goes on (SIB-44). */
  situacao: Generated<'LENDO' | 'APLICANDO' | 'CONCLUIDO'>;
  /** Of one that is APLICANDO. */
  andamento: JSONColumnType<AndamentoDoRetorno> | null;
}

/** A CCO that a return gives. */
export interface SibRetornoIncluidoTable {
  retorno_id: number;
  /** From 1. */
  ordem: number;
  /** As the file has it. */
  codigo: string;
  /** The same with all its digits. */
  matricula: string;
  cco: string;
  /** What the file alone says against it. */
  no_arquivo: 'INVALIDO' | 'DOIS CCO' | 'REPETIDO' | null;
  /** Why it was not written; null when it was, or the bond had it. */
  motivo: string | null;
}

/** One error of one field of a rejected record; unique by record, movement, field and code within its return. */
export interface SibRetornoErroTable {
  id: Generated<number>;
  retorno_id: number;
  /** Our bond that the record names; null when nobody here has its code or CCO. */
  matricula: string | null;
  cco: string | null;
  codigo_beneficiario: string | null;
  /** `tipo_movimento` in our words; null when it is none of the five. */
  movimento: Movimento | null;
  tipo_movimento: string | null;
  campo: string | null;
  valor_campo: string | null;
  codigo_erro: string | null;
  mensagem_erro: string | null;
  /** Who discarded it without mending it, and when; null while nobody did. */
  descartado_por: Generated<string | null>;
  descartado_em: Generated<Momento | null>;
  /** The return that brought it, where that is another than `retorno_id`. */
  trazido_por: Generated<number | null>;
}

/** View: the errors of the newest return that rejected a record, unless a later one accepted it or somebody discarded them. */
export interface SibErroAbertoView extends Omit<
  SibRetornoErroTable,
  'id' | 'descartado_por' | 'descartado_em' | 'trazido_por'
> {
  id: number;
}

/** A file made for the regulator (.SBX); at most one is GERADO. */
export interface SibEnvioTable {
  id: Generated<number>;
  /** UUID of the request that made it. */
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
  /** As told; null in an inclusion. */
  cco: string | null;
  /** What the movement tells, and nothing else. */
  dados: DadosSib;
  /** Null until the return. */
  situacao: 'ACEITO' | 'REJEITADO' | null;
}

/** The monthly file, its return and what the regulator knows. */
export interface SibEnvioTables {
  sib_atual: SibAtualView;
  sib_estado: SibEstadoTable;
  sib_retorno: SibRetornoTable;
  sib_retorno_erro: SibRetornoErroTable;
  sib_retorno_incluido: SibRetornoIncluidoTable;
  sib_erro_aberto: SibErroAbertoView;
  sib_envio: SibEnvioTable;
  sib_envio_registro: SibEnvioRegistroTable;
}
