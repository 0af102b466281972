import type { FormaDePapel } from '@vidas/api-client/cadastro/forma-de-papel/formaDePapel.contract.ts';
import type { Generated } from 'kysely';
import type { Competencia, Dia, Momento } from './kinds.ts';

/**
 * A sending by e-mail; `chave` names the paper: 'boleto:{titulo}', 'declaracao:{id}' or
 * 'quitacao:{ano}{matricula}'.
 */
export interface CobrancaEnvioTable {
  id: Generated<number>;
  chave: string;
  /** In lower case. */
  destinatario: string;
  situacao: 'ENVIANDO' | 'ENVIADO' | 'FALHOU' | 'EM_DUVIDA';
  login: string;
  iniciado_em: Momento;
  enviado_em: Momento | null;
  /** Reason why it counts towards its day's limits; null for one that does not (COB-28). */
  conta_como: Generated<'DE_NOVO' | 'FORA_DO_CADASTRO' | null>;
  /** Amount of a declaration or discharge at sending; null for bills, and for an older version's sending (COB-29). */
  valor_cents: Generated<number | null>;
  /** The mail server refuses this address. */
  recusado: Generated<boolean>;
  /** Payer's wish behind the sending (PAP-9); null without one. */
  forma: Generated<FormaDePapel | null>;
}

/** Outcome of one holder in a year's bulk sending of declarations or discharges. */
export interface DeclaracaoEnvioItemTable {
  ano_base: number;
  titular_matricula: string;
  situacao: 'PENDENTE' | 'ENVIADO' | 'SEM_EMAIL' | 'SEM_CPF' | 'POR_TELEFONE' | 'FALHOU' | 'EM_DUVIDA';
  motivo: string | null;
}

/** A person's joint download of a year's papers; it counts once the file is complete (COB-32). */
export interface PapelBaixaTable {
  id: Generated<number>;
  papel: 'DECLARACAO' | 'QUITACAO';
  ano_base: number;
  login: string;
  situacao: Generated<'ABERTA' | 'TERMINADA' | 'CORTADA'>;
  comecada_em: Momento;
  /** Moment of the last request for a part. */
  vista_em: Momento;
  terminada_em: Generated<Momento | null>;
}

/** One paper of a download. */
export interface PapelBaixaItemTable {
  baixa_id: number;
  /** Index of the paper in the download, from 1. */
  ordem: number;
  titular_matricula: string;
  /** Name inside the file. */
  arquivo: string;
  /** Amount on it, in cents; null before it is made, and when left out. */
  valor_cents: Generated<number | null>;
  /** Reason why it was left out; null for a made one. */
  motivo: Generated<string | null>;
}

/** A file of boletos for the post; counts and size are null until it is complete. */
export interface CartaLoteTable {
  id: Generated<number>;
  competencia: Competencia;
  /** Selected due day; null for the whole month. */
  vencimento: Dia | null;
  frente_verso: boolean;
  cartas: Generated<number>;
  /** Boletos that could no longer be made in their turn. */
  fora: Generated<number>;
  paginas: Generated<number>;
  folhas: Generated<number>;
  valor_cents: Generated<number>;
  bytes: Generated<number>;
  login: string;
  pedido_em: Momento;
  feito_em: Momento | null;
}

/** Bytes of such a file in pieces; deleted after some days. */
export interface CartaPedacoTable {
  lote_id: number;
  /** From 1. */
  ordem: number;
  dados: Uint8Array;
}

/** A boleto printed in a file. */
export interface CartaImpressaTable {
  titulo_numero: string;
  lote_id: number;
}

/** Preferred form of papers (PAP-9): of a person, by one of the matrículas, or of a company. */
export interface FormaDePapelTable {
  id: Generated<number>;
  matricula: string | null;
  empresa_codigo: string | null;
  forma: FormaDePapel;
  /** Telephone and time of day; never blank for TELEFONE. */
  nota: string;
  anotada_em: Momento;
  anotada_por: string;
  encerrada_em: Momento | null;
  encerrada_por: string | null;
}

/** Matrícula of the holder, or code of the company. */
export interface FormaPedidaView {
  tipo: 'TITULAR' | 'EMPRESA';
  /** A matrícula, or the code of a company. */
  codigo: string;
  /** Id of the wish in `forma_de_papel`. */
  id: number;
  forma: FormaDePapel;
  nota: string;
}

/** A paper left out of a bulk sending, because its payer asked for a call. */
export interface PapelPorTelefoneTable {
  id: Generated<number>;
  /** Key of the paper, as in `cobranca_envio`. */
  chave: string;
  matricula: string | null;
  empresa_codigo: string | null;
  /** Portuguese name of the paper. */
  papel: string;
  nota: string;
  deixado_em: Momento;
  atendido_em: Momento | null;
  atendido_por: string | null;
}

export interface CobrancaTables {
  forma_de_papel: FormaDePapelTable;
  forma_pedida: FormaPedidaView;
  papel_por_telefone: PapelPorTelefoneTable;
  cobranca_envio: CobrancaEnvioTable;
  declaracao_envio_item: DeclaracaoEnvioItemTable;
  quitacao_envio_item: DeclaracaoEnvioItemTable;
  papel_baixa: PapelBaixaTable;
  papel_baixa_item: PapelBaixaItemTable;
  carta_lote: CartaLoteTable;
  carta_pedaco: CartaPedacoTable;
  carta_impressa: CartaImpressaTable;
}
