import type { Generated, JSONColumnType } from 'kysely';
import type { Dia } from './kinds.ts';

/** A person who signs in. */
export interface UsuarioTable {
  id: string;
  /** With prefix USU_; unique regardless of case. */
  login: string;
  nome: string;
  /** Occupation, in the screens' own words. */
  cargo: string;
  /** Argon2id, PHC text. */
  senha_hash: string;
  /** Set by another person: the first entry requires a new one (OPE-15). */
  senha_provisoria: Generated<boolean>;
  /** Keys of the person's modules. */
  modulos: string[];
  ativo: Generated<boolean>;
  vendedor_codigo: string | null;
  /** Matrícula of the employee; null when not registered (ATD-10). */
  matricula: Generated<string | null>;
  criado_em: Generated<Date>;
}

/** A sign-in; its id is the `jti` of every token of the session. */
export interface SessaoTable {
  id: string;
  usuario_id: string;
  criada_em: Date;
  /** End of the session; renewing its token does not move it. */
  expira_em: Date;
  encerrada_em: Date | null;
  /** Reason of the end, other than Sair. */
  motivo: Generated<FimDeSessao | null>;
}

/** Reasons that end a person's sessions (ACE-8, OPE-8). */
export type FimDeSessao = 'modulos' | 'cargo' | 'senha' | 'desativada';

/** Changes of a person's access (OPE-6). */
export type MudancaDePessoa =
  | 'criada'
  | 'senha-trocada'
  | 'modulos-trocados'
  | 'editada'
  | 'desativada'
  | 'reativada';

/** Trail of sign-ins, refusals and changes of access; typed text is never stored. */
export interface EventoAcessoTable {
  id: Generated<number>;
  em: Generated<Date>;
  tipo: 'entrada' | 'entrada-recusada' | 'saida' | 'acesso-negado' | `pessoa-${MudancaDePessoa}`;
  /** Person concerned; null for an unknown user. */
  usuario_id: string | null;
  /** Refused call, by its name in the contract. */
  chamada: string | null;
  /** Author of the change: a user id, or `console`. */
  autor: Generated<string | null>;
  /** Modules, or name, occupation and seller code, before and after; never a password. */
  detalhe: Generated<string | null>;
  /** User id of the second person, when needed (OPE-16). */
  aprovador: Generated<string | null>;
  /** The next entry of the person shows a notice (OPE-20). */
  avisa: Generated<boolean>;
  /** Moment when the person confirmed the notice. */
  confirmado_em: Generated<Date | null>;
}

/** A change of access that waits or waited for a second person (OPE-16). */
export interface PedidoAcessoTable {
  id: string;
  /** Login concerned, with prefix USU_. */
  login: string;
  /** Null for a person who does not exist yet. */
  usuario_id: string | null;
  /** Command without its password. */
  comando: JSONColumnType<object>;
  /** Argon2id of the waiting password; null for none, and once the request is over. */
  senha_hash: string | null;
  /** Modules of the person at the request. */
  antes: string[];
  /** Newest change in the person's trail at the request; 0 for none. */
  ultima_mudanca: number;
  /** User id of the author. */
  autor: string;
  pedido_em: Date;
  expira_em: Date;
  situacao: Generated<'aguarda' | 'aprovado' | 'recusado' | 'retirado' | 'expirou'>;
  /** User id of the person who approved, refused or withdrew it; null while it waits, and for an expired one. */
  encerrado_por: Generated<string | null>;
  encerrado_em: Generated<Date | null>;
}

/** Facts of this installation: fingerprint of its secrets, progress of the demonstration data. */
export interface InstalacaoTable {
  chave: string;
  valor: string;
}

/** Failed sign-ins: of an account, existing or not, or of all together. */
export interface EntradaFalhaTable {
  /** HMAC of the account under a key outside the database, because people also type passwords into this field. */
  chave: Uint8Array;
  quantas: number;
  /** Moment of the last failure. */
  desde: Date;
}

/** The thing that a person has open at a desk, for a minute (MES-13). */
export interface MesaAbertaTable {
  usuario_id: string;
  mesa: string;
  /** Empty for a desk of no provider. */
  prestador: string;
  coisa: string;
  visto_em: Date;
}

/** Acts outside the database, with their last day (TEC-6). */
export interface PassoFeitoTable {
  passo: 'copia' | 'restauro';
  dia: Dia;
  anotado_em: Date;
  /** Author of the note; null for a command. */
  autor: string | null;
}

/** Tables of access and of the installation itself. */
export interface AcessoTables {
  usuario: UsuarioTable;
  sessao: SessaoTable;
  evento_acesso: EventoAcessoTable;
  pedido_acesso: PedidoAcessoTable;
  instalacao: InstalacaoTable;
  entrada_falha: EntradaFalhaTable;
  mesa_aberta: MesaAbertaTable;
  passo_feito: PassoFeitoTable;
}
