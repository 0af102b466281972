import type { Generated } from 'kysely';

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

/** What ends the sessions of a person (ACE-8, OPE-8). */
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

/** Tables of access and of the installation itself. */
export interface AcessoTables {
  usuario: UsuarioTable;
  sessao: SessaoTable;
  evento_acesso: EventoAcessoTable;
  instalacao: InstalacaoTable;
  entrada_falha: EntradaFalhaTable;
}
