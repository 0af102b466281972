import type { FormaDePapel } from '@vidas/api-client/cadastro/forma-de-papel/formaDePapel.contract.ts';
import type { Generated } from 'kysely';
import type { Competencia, Dia, Momento } from './kinds.ts';

/** A sending by e-mail; `chave` names the paper: 'boleto:{titulo}', 'declaracao:{id}' or 'quitacao:{ano}{matricula}'. */
export interface CobrancaEnvioTable {
  id: Generated<number>;
  chave: string;
  /** In small letters. */
  destinatario: string;
  situacao: 'ENVIANDO' | 'ENVIADO' | 'FALHOU' | 'EM_DUVIDA';
  login: string;
  iniciado_em: Momento;
  enviado_em: Momento | null;
  /** Why it counts towards the ceilings of its day; null for one that does not (COB-28). */
  conta_como: Generated<'DE_NOVO' | 'FORA_DO_CADASTRO' | null>;
  /** Amount of a declaration or discharge when it was sent; null for bills, and where an older version sent it (COB-29). */
  valor_cents: Generated<number | null>;
  /** The mail server takes nothing for this address. */
  recusado: Generated<boolean>;
  /** The wish that the sending obeyed (PAP-9); null where there was none. */
  forma: Generated<FormaDePapel | null>;
}

/** The outcome for one holder when the declarations or discharges of a year were sent by e-mail. */
export interface DeclaracaoEnvioItemTable {
  ano_base: number;
  titular_matricula: string;
  situacao: 'PENDENTE' | 'ENVIADO' | 'SEM_EMAIL' | 'SEM_CPF' | 'POR_TELEFONE' | 'FALHOU' | 'EM_DUVIDA';
  motivo: string | null;
}

/** Papers of a year that a person downloads together; they count once the file came whole (COB-32). */
export interface PapelBaixaTable {
  id: Generated<number>;
  papel: 'DECLARACAO' | 'QUITACAO';
  ano_base: number;
  login: string;
  situacao: Generated<'ABERTA' | 'TERMINADA' | 'CORTADA'>;
  comecada_em: Momento;
  /** When a part of it was last asked for. */
  vista_em: Momento;
  terminada_em: Generated<Momento | null>;
}

/** One paper of a download. */
export interface PapelBaixaItemTable {
  baixa_id: number;
  /** From 1. */
  ordem: number;
  titular_matricula: string;
  /** Its name inside the file. */
  arquivo: string;
  /** The amount on it; null while it was not made, or where it was left out. */
  valor_cents: Generated<number | null>;
  /** Why it was left out; null for one that was made. */
  motivo: Generated<string | null>;
}

/** A file of boletos to be posted; null until it is whole. */
export interface CartaLoteTable {
  id: Generated<number>;
  competencia: Competencia;
  /** The due day that was chosen; null for all of the month. */
  vencimento: Dia | null;
  frente_verso: boolean;
  cartas: Generated<number>;
  /** Boletos that could not be made any more when their turn came. */
  fora: Generated<number>;
  paginas: Generated<number>;
  folhas: Generated<number>;
  valor_cents: Generated<number>;
  bytes: Generated<number>;
  login: string;
  pedido_em: Momento;
  feito_em: Momento | null;
}

/** The bytes of such a file in pieces; gone after some days. */
export interface CartaPedacoTable {
  lote_id: number;
  /** From 1. */
  ordem: number;
  dados: Uint8Array;
}

/** A boleto that was printed in a file. */
export interface CartaImpressaTable {
  titulo_numero: string;
  lote_id: number;
}

/** How somebody wants to receive papers (PAP-9): a person, by one of the matrículas, or a company. */
export interface FormaDePapelTable {
  id: Generated<number>;
  matricula: string | null;
  empresa_codigo: string | null;
  forma: FormaDePapel;
  /** The telephone and the time of day; never blank for TELEFONE. */
  nota: string;
  anotada_em: Momento;
  anotada_por: string;
  encerrada_em: Momento | null;
  encerrada_por: string | null;
}

/** View: the wish in force of each holder, by every matrícula of the person, and of each company. */
export interface FormaPedidaView {
  tipo: 'TITULAR' | 'EMPRESA';
  /** A matrícula, or the code of a company. */
  codigo: string;
  /** Id of the wish in `forma_de_papel`. */
  id: number;
  forma: FormaDePapel;
  nota: string;
}

/** A paper that a bulk sending left out, because its payer asked for a call. */
export interface PapelPorTelefoneTable {
  id: Generated<number>;
  /** As in `cobranca_envio`. */
  chave: string;
  matricula: string | null;
  empresa_codigo: string | null;
  /** In words. */
  papel: string;
  nota: string;
  deixado_em: Momento;
  atendido_em: Momento | null;
  atendido_por: string | null;
}

/** Collection. */
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
