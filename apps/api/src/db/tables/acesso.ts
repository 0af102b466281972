import type { Generated, JSONColumnType } from 'kysely';
import type { Dia } from './kinds.ts';

/** A person who signs in. */
export interface UsuarioTable {
  id: string;
  /** With the prefix USU_; unique without regard to letter case. */
  login: string;
  nome: string;
  /** Occupation, as the screens compare it. */
  cargo: string;
  /** Argon2id, PHC text. */
  senha_hash: string;
  /** Set by somebody else: the person chooses another at the first entry (OPE-15). */
  senha_provisoria: Generated<boolean>;
  /** Keys of the modules that open. */
  modulos: string[];
  ativo: Generated<boolean>;
  vendedor_codigo: string | null;
  /** Of the employee; null where nobody registered it (ATD-10). */
  matricula: Generated<string | null>;
  criado_em: Generated<Date>;
}

/** A sign-in; its id is the `jti` of every token of the session. */
export interface SessaoTable {
  id: string;
  usuario_id: string;
  criada_em: Date;
  /** The end of the session; renewing its token does not move it. */
  expira_em: Date;
  encerrada_em: Date | null;
  /** Why it was ended, when not by Sair. */
  motivo: Generated<FimDeSessao | null>;
}

/** The reasons that end the sessions of a person (ACE-8, OPE-8). */
export type FimDeSessao = 'modulos' | 'senha' | 'desativada';

/** What changed in the access of a person (OPE-6). */
export type MudancaDePessoa = 'criada' | 'senha-trocada' | 'modulos-trocados' | 'desativada' | 'reativada';

/** Trail of sign-ins, refusals and changes of access; what was typed is never kept. */
export interface EventoAcessoTable {
  id: Generated<number>;
  em: Generated<Date>;
  tipo: 'entrada' | 'entrada-recusada' | 'saida' | 'acesso-negado' | `pessoa-${MudancaDePessoa}`;
  /** Whom it is about; null when no such user exists. */
  usuario_id: string | null;
  /** The call that was refused, as in the contract. */
  chamada: string | null;
  /** Who changed the access of that person: an id of a user, or `console`. */
  autor: Generated<string | null>;
  /** The modules before and after; never a password. */
  detalhe: Generated<string | null>;
  /** The second person, where one was needed: an id of a user (OPE-16). */
  aprovador: Generated<string | null>;
  /** True when the person it is about is told at the next entry (OPE-20). */
  avisa: Generated<boolean>;
  /** When they said that they had read it. */
  confirmado_em: Generated<Date | null>;
}

/** A change of access that waits for a second person, or did (OPE-16). */
export interface PedidoAcessoTable {
  id: string;
  /** The login it is about, with the prefix USU_. */
  login: string;
  /** Null for a person who is not made yet. */
  usuario_id: string | null;
  /** The command as it will be done, without its password. */
  comando: JSONColumnType<object>;
  /** Argon2id of the password that waits; null for none, and as soon as the request is over. */
  senha_hash: string | null;
  /** The modules of that person when it was asked. */
  antes: string[];
  /** The newest change in the trail of that person then; 0 for none. */
  ultima_mudanca: number;
  /** The id of the user who asked. */
  autor: string;
  pedido_em: Date;
  expira_em: Date;
  situacao: Generated<'aguarda' | 'aprovado' | 'recusado' | 'retirado' | 'expirou'>;
  /** The id of the user who approved, refused or withdrew it; null while it waits and where it ended by itself. */
  encerrado_por: Generated<string | null>;
  encerrado_em: Generated<Date | null>;
}

/** Facts of this installation: which secrets the data was written with, how far the demo data got. */
export interface InstalacaoTable {
  chave: string;
  valor: string;
}

/** Failed attempts to sign in: of an account, existing or not, or of all together. */
export interface EntradaFalhaTable {
  /** HMAC of the account under a key that is not in the database: in this field people also type passwords. */
  chave: Uint8Array;
  quantas: number;
  /** When the last one was. */
  desde: Date;
}

/** What was done outside of the database, and on which day last (TEC-6). */
export interface PassoFeitoTable {
  passo: 'copia' | 'restauro';
  dia: Dia;
  anotado_em: Date;
  /** Who wrote it down; null for the command that did it. */
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
  passo_feito: PassoFeitoTable;
}
