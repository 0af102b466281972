import type { Generated } from 'kysely';
import type { Dia } from './kinds.ts';

/** A report. It keeps the day and no hour, no address and no device; everything written in it is ciphertext. */
export interface DenunciaTable {
  /** UUID version 4, so that it says nothing about order or time. */
  id: string;
  /** Eight random digits, public. */
  protocolo: string;
  /** Argon2id over HMAC(pepper, key); null for a report imported without a key. */
  chave_hash: string | null;
  status: 'N' | 'A' | 'E';
  /** Day (ISO) of the operator's calendar. */
  registrada_em: Dia;
  /** Sealed JSON of the texts, see sealed.ts. */
  conteudo: Uint8Array;
  /** HMAC of all texts under a key of its own: equal for reports that say the same; null for those of before. */
  impressao: Generated<Uint8Array | null>;
  /** True once the staff was told that something new is there. */
  avisada: Generated<boolean>;
}

/** The reporter's identity, encrypted with a key of its own; an anonymous report has no row. */
export interface DenunciaIdentidadeTable {
  denuncia_id: string;
  conteudo: Uint8Array;
}

/** What the staff did about a report. */
export interface DenunciaAcaoTable {
  denuncia_id: string;
  /** 1, 2, 3… within the report. */
  codigo: number;
  /** Sealed text. */
  descricao: Uint8Array;
  /** Name of the employee, from the session. */
  funcionario: string;
  status: 'A' | 'E';
  criada_em: Generated<Date>;
}

/** One message of the conversation about a report. It keeps the day and no hour, and of the reporter nothing. */
export interface DenunciaMensagemTable {
  denuncia_id: string;
  /** 1, 2, 3… within the report. */
  codigo: number;
  de: 'equipe' | 'denunciante';
  /** Sealed text. */
  texto: Uint8Array;
  /** Name of the employee, from the session; null for the reporter. */
  funcionario: string | null;
  /** Day (ISO) of the operator's calendar. */
  enviada_em: Dia;
}

/** A blank or repeated report that the staff put aside. */
export interface DenunciaDeLadoTable {
  denuncia_id: string;
  /** Name of the employee. */
  por: string;
  em: Date;
}

/** Trail of who saw which report (LGPD art. 37): one row a report. */
export interface DenunciaAcessoTable {
  id: Generated<number>;
  denuncia_id: string;
  login: string;
  motivo: 'lista' | 'acoes' | 'nova-acao' | 'mensagens' | 'nova-mensagem' | 'de-lado' | 'de-volta';
  em: Generated<Date>;
}

/** One row: how hard the proof of work is after many tries, so that a restart does not make it easy again. */
export interface DenunciaProvaTable {
  id: number;
  bits: number;
  ate: Date;
}

/** One row: the last fixed hour ('YYYY-MM-DD HH') at which a server told the staff. */
export interface DenunciaAvisoTable {
  id: number;
  vez: string;
}

/** One row: drawn anew when the spent challenges were lost, so that none of before counts any more. */
export interface DesafioEpocaTable {
  id: number;
  sal: Uint8Array;
}

/** A challenge that was solved; `vez` says in turn of three when it may be forgotten, and no hour. */
export interface DesafioGastoTable {
  nonce: Uint8Array;
  vez: number;
}

/** A follow-up that is open. Only its token opens what it says; `vez` as with a challenge. */
export interface AcompanhamentoAbertoTable {
  /** SHA-256 of the token. */
  chave: Uint8Array;
  conteudo: Uint8Array;
  vez: number;
}

/** Tables of the ombudsman. */
export interface OuvidoriaTables {
  denuncia: DenunciaTable;
  denuncia_identidade: DenunciaIdentidadeTable;
  denuncia_acao: DenunciaAcaoTable;
  denuncia_mensagem: DenunciaMensagemTable;
  denuncia_de_lado: DenunciaDeLadoTable;
  denuncia_acesso: DenunciaAcessoTable;
  denuncia_prova: DenunciaProvaTable;
  denuncia_aviso: DenunciaAvisoTable;
  desafio_epoca: DesafioEpocaTable;
  desafio_gasto: DesafioGastoTable;
  acompanhamento_aberto: AcompanhamentoAbertoTable;
}
