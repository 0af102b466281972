import type { Generated } from 'kysely';
import type { Dia, Momento } from './kinds.ts';

/** A value of a term of the law from a day on; keys in `prazos.rules.ts`. */
export interface PrazoLegalTable {
  chave: string;
  vigente_desde: Dia;
  valor: string;
  gravado_por: string;
  gravado_em: Momento;
  /** Both null while nobody confirmed the value. */
  conferido_por: string | null;
  conferido_em: Momento | null;
}

/** A notice of default to the holder of a contract; valid only with a sufficient proof. */
export interface AvisoTable {
  id: Generated<number>;
  titular_matricula: string;
  meio: 'EMAIL' | 'SMS' | 'APP' | 'LIGACAO' | 'CARTA' | 'PREPOSTO';
  /** E-mail, number or postal address that was used. */
  endereco: string;
  texto: string;
  /** Hex digest of the text. */
  texto_sha256: string;
  /** Names of the data that the content lacks; a notice with one is never valid. */
  faltas: Generated<string[]>;
  enviado_em: Momento;
  por: string;
  origem: 'TELA' | 'CARTA' | 'CAMPANHA' | 'EMAIL';
  /** Id of the campaign message, mail or letter. */
  origem_id: string | null;
  /** EM_DUVIDA when its sender ended before it answered. */
  situacao: Generated<'ENVIADO' | 'EM_DUVIDA' | 'FALHOU'>;
  /** State of its message at the service, when last asked (MSG-4). */
  mensagem_situacao: Generated<number | null>;
  /** Day on which the asking of the service ended (NOT-19). */
  mensagem_fim: Generated<Dia | null>;
}

/** A fee that a notice names. */
export interface AvisoMensalidadeTable {
  aviso_id: number;
  fatura_numero: string;
}

/** A proof of receipt, or of a try that failed (FALHA). */
export interface AvisoProvaTable {
  id: Generated<number>;
  aviso_id: number;
  especie: 'AR' | 'RESPOSTA' | 'LEITURA' | 'GRAVACAO' | 'RECIBO' | 'FALHA';
  recebido_em: Dia;
  /** Number of the AR; each is used once. */
  numero: string | null;
  nota: string | null;
  por: string;
  registrada_em: Momento;
  arquivo_nome: string | null;
  arquivo_tipo: 'PDF' | 'JPG' | 'MP3' | null;
  arquivo_bytes: number | null;
  arquivo_sha256: string | null;
  desfeita_por: string | null;
  desfeita_em: Momento | null;
  /** Null while the proof is valid. */
  desfeita_motivo: Generated<string | null>;
}

/** A sealed piece of the file of a proof; deleted after five years. */
export interface AvisoProvaPedacoTable {
  prova_id: number;
  /** From 1. */
  ordem: number;
  dados: Uint8Array;
}

/** A dispute of a debt by its holder. */
export interface ContestacaoDebitoTable {
  id: Generated<number>;
  titular_matricula: string;
  aberta_em: Dia;
  motivo: string;
  por: string;
  respondida_em: Dia | null;
  resposta: string | null;
  respondida_por: string | null;
}

/** A stay in hospital told by a person, besides those of authorisations and guides; `fim` null = still there. */
export interface InternacaoInformadaTable {
  id: Generated<number>;
  matricula: string;
  inicio: Dia;
  fim: Dia | null;
  por: string;
  informada_em: Momento;
}

/** A promise of payment, or a next contact, of a holder; the newest is in force. */
export interface PromessaPagamentoTable {
  id: Generated<number>;
  titular_matricula: string;
  registrada_em: Momento;
  por: string;
  nota: string;
  promete_em: Dia | null;
  proximo_em: Dia | null;
}

/** Notices of default and the terms of the law. */
export interface NotificacaoTables {
  prazo_legal: PrazoLegalTable;
  aviso: AvisoTable;
  aviso_mensalidade: AvisoMensalidadeTable;
  aviso_prova: AvisoProvaTable;
  aviso_prova_pedaco: AvisoProvaPedacoTable;
  contestacao_debito: ContestacaoDebitoTable;
  internacao_informada: InternacaoInformadaTable;
  promessa_pagamento: PromessaPagamentoTable;
}
