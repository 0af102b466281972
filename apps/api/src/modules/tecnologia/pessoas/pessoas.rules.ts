import { moduleKeyOf, moduleKeys, type ModuleKey } from '@vidas/api-client/shell/modules.ts';
import {
  camposPessoa,
  type edicaoAgora,
  edicaoPessoa,
  type modulosAgora,
} from '@vidas/api-client/tecnologia/pessoas/pessoas.contract.ts';
import * as z from 'zod/mini';

/** Fields that the register can refuse. */
type CampoRecusado = 'login' | 'senha' | 'cargo' | 'vendedor';

/** Current values of a conflict. */
type Conflito = z.output<typeof modulosAgora> | z.output<typeof edicaoAgora>;

/** A refused change; the message is for the requesting person. */
export class PessoaRecusada extends Error {
  override readonly name = 'PessoaRecusada';
  /** Wrong field; undefined when only the person's state is against the change. */
  readonly campo: CampoRecusado | undefined;

  /** Current values, when they differ from those on screen. */
  readonly conflito: Conflito | undefined;

  constructor(message: string, campo?: CampoRecusado, conflito?: Conflito) {
    super(message);
    this.campo = campo;
    this.conflito = conflito;
  }
}

/** The login does not exist. */
export class PessoaDesconhecida extends PessoaRecusada {}

const { login, nome, cargo, modulos, vendedor, matricula } = camposPessoa;
const senha = z.string();

/** Commands about people who sign in; texts as typed. */
export const comandoPessoa = z.discriminatedUnion('acao', [
  z.strictObject({
    acao: z.literal('cria'),
    login,
    nome,
    cargo,
    modulos,
    vendedor,
    matricula,
    senha,
  }),
  z.strictObject({ acao: z.literal('senha'), login, senha }),
  z.strictObject({
    acao: z.literal('modulos'),
    login,
    modulos,
    /** Modules on the caller's screen; undefined skips the comparison. */
    vistos: z.optional(z.array(z.enum(moduleKeys))),
  }),
  z.strictObject({
    acao: z.literal('edita'),
    login,
    // The console names only the changed fields.
    nome: z.optional(edicaoPessoa.nome),
    cargo: z.optional(edicaoPessoa.cargo),
    vendedor: z.optional(edicaoPessoa.vendedor),
    /** Values on the caller's screen; undefined skips the comparison. */
    vistos: z.optional(z.object({ nome: z.string(), cargo: z.string(), vendedor: z.nullable(z.string()) })),
  }),
  z.strictObject({ acao: z.literal('desativa'), login }),
  z.strictObject({ acao: z.literal('reativa'), login }),
  z.strictObject({ acao: z.literal('lista') }),
]);

export type ComandoPessoa = z.output<typeof comandoPessoa>;

/** Parses a command. Throws `PessoaRecusada` with every reason. */
export const leComando = (dado: unknown): ComandoPessoa => {
  const lido = z.safeParse(comandoPessoa, dado);
  if (lido.success) return lido.data;
  const recusas = lido.error.issues.map(({ path, message }) => [...path.slice(0, 1), message].join(' '));
  throw new PessoaRecusada(`${recusas.join('; ')}.`);
};

/** Parses 'Cadastro, contas médicas' or 'todos' into distinct keys. Throws `PessoaRecusada`. */
export const leModulos = (digitado: string): ModuleKey[] => {
  if (digitado.trim().toLowerCase() === 'todos') return [...moduleKeys];
  const nomes = digitado.split(',').filter((nome) => nome.trim() !== '');
  const chaves = nomes.map((nome) => {
    const chave = moduleKeyOf(nome);
    if (chave === undefined)
      throw new PessoaRecusada(
        `Não existe o módulo "${nome.trim()}". Módulos: ${moduleKeys.join(', ')}, ou todos.`,
      );
    return chave;
  });
  return moduleKeys.filter((chave) => chaves.includes(chave));
};

/** An active person with Tecnologia may manage people (OPE-7). */
export const podeGerir = ({ ativo, modulos }: { ativo: boolean; modulos: readonly string[] }): boolean =>
  ativo && modulos.includes('tecnologia');
