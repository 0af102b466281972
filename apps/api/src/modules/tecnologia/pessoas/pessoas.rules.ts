import { moduleKeyOf, moduleKeys, type ModuleKey } from '@vidas/api-client/shell/modules.ts';
import { camposPessoa, type modulosAgora } from '@vidas/api-client/tecnologia/pessoas/pessoas.contract.ts';
import * as z from 'zod/mini';

/** The fields that the register can be against. */
type CampoRecusado = 'login' | 'senha' | 'vendedor';

/** A change that is refused; the message is for the person who asked for it. */
export class PessoaRecusada extends Error {
  override readonly name = 'PessoaRecusada';
  /** The field at fault; undefined when what was asked is in order and the state of the person is against it. */
  readonly campo: CampoRecusado | undefined;

  /** The values of now, where they differ from those that were seen. */
  readonly conflito: z.output<typeof modulosAgora> | undefined;

  constructor(message: string, campo?: CampoRecusado, conflito?: z.output<typeof modulosAgora>) {
    super(message);
    this.campo = campo;
    this.conflito = conflito;
  }
}

/** A login that nobody has. */
export class PessoaDesconhecida extends PessoaRecusada {}

const { login, nome, cargo, modulos, vendedor, matricula } = camposPessoa;
const senha = z.string();

/** What may be asked about the people who sign in; every text as it was typed. */
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
    /** The modules that whoever asks has seen; undefined asks for no comparison. */
    vistos: z.optional(z.array(z.enum(moduleKeys))),
  }),
  z.strictObject({ acao: z.literal('desativa'), login }),
  z.strictObject({ acao: z.literal('reativa'), login }),
  z.strictObject({ acao: z.literal('lista') }),
]);

/** One of them. */
export type ComandoPessoa = z.output<typeof comandoPessoa>;

/** Reads a command. Throws `PessoaRecusada` with every reason. */
export const leComando = (dado: unknown): ComandoPessoa => {
  const lido = z.safeParse(comandoPessoa, dado);
  if (lido.success) return lido.data;
  const recusas = lido.error.issues.map(({ path, message }) => [...path.slice(0, 1), message].join(' '));
  throw new PessoaRecusada(`${recusas.join('; ')}.`);
};

/** 'Cadastro, contas médicas' or 'todos' as keys, each once. Throws `PessoaRecusada`. */
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

/** Who may manage people: an active person with Tecnologia (OPE-7). */
export const podeGerir = ({ ativo, modulos }: { ativo: boolean; modulos: readonly string[] }): boolean =>
  ativo && modulos.includes('tecnologia');
