import type { Generated } from 'kysely';
import type { Dia } from './kinds.ts';

/** A report. It has a day without hour, no address and no device; all text in it is ciphertext. */
export interface DenunciaTable {
  /** UUID version 4, which reveals neither order nor time. */
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
  /** HMAC of all texts under a separate key: equal for equal reports; null for older ones. */
  impressao: Generated<Uint8Array | null>;
  /** The staff has received a notice about it. */
  avisada: Generated<boolean>;
}

/** Reporter's identity, encrypted with a separate key; an anonymous report has no row. */
export interface DenunciaIdentidadeTable {
  denuncia_id: string;
  conteudo: Uint8Array;
}

/** An action of the staff on a report. */
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

/** One message about a report, with a day without hour, and nothing about the reporter. */
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

/** A blank or repeated report put aside by staff. */
export interface DenunciaDeLadoTable {
  denuncia_id: string;
  /** Name of the employee. */
  por: string;
  em: Date;
}

/** Trail of readings of reports (LGPD art. 37): one row per report. */
export interface DenunciaAcessoTable {
  id: Generated<number>;
  denuncia_id: string;
  login: string;
  motivo:
    | 'lista'
    | 'acoes'
    | 'nova-acao'
    | 'mensagens'
    | 'nova-mensagem'
    | 'de-lado'
    | 'de-volta'
    | 'identidade';
  /** Reason that the reader of an identity gave (OUV-35); null for every other motive. */
  justificativa: string | null;
  em: Generated<Date>;
}

/** Single row: difficulty of the proof of work after many tries, so that a restart does not lower it. */
export interface DenunciaProvaTable {
  id: number;
  bits: number;
  ate: Date;
}

/** Single row: last fixed hour ('YYYY-MM-DD HH') of a notice to staff. */
export interface DenunciaAvisoTable {
  id: number;
  vez: string;
}

/** Single row: salt of challenges, renewed when the spent ones are lost, so that no older one counts. */
export interface DesafioEpocaTable {
  id: number;
  sal: Uint8Array;
}

/** A solved challenge; `vez` (turn of three) decides its deletion, without an hour. */
export interface DesafioGastoTable {
  nonce: Uint8Array;
  vez: number;
}

/** An open follow-up. Only its token opens the content; `vez` as for a challenge. */
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
