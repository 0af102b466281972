import { moduleKeyOf, moduleKeys, type ModuleKey } from '@vidas/api-client/shell/modules';
import * as z from 'zod/mini';

/** A change that is refused; the message is for the person who asked for it. */
export class PessoaRecusada extends Error {
  override readonly name = 'PessoaRecusada';
}

const texto = (nome: string, maximo: number) =>
  z.string().check(
    z.refine((valor) => valor.trim() !== '', `${nome} falta`),
    z.maxLength(maximo, `${nome} passa de ${maximo} caracteres`),
    z.refine((valor) => !/\p{Cc}/u.test(valor), `${nome} tem um caractere de controle`),
  );

const login = z
  .string()
  .check(
    z.regex(
      /^(usu_)?[a-z0-9][a-z0-9._-]{0,48}$/i,
      'login deve ter letras sem acento, algarismos, ponto, hífen ou sublinhado',
    ),
  );
const modulos = z
  .array(z.enum(moduleKeys, 'módulo desconhecido'))
  .check(z.minLength(1, 'modulos deve ter ao menos um'));
const senha = z.string();

/** What may be asked about the people who sign in; every text as it was typed. */
export const comandoPessoa = z.discriminatedUnion('acao', [
  z.strictObject({
    acao: z.literal('cria'),
    login,
    nome: texto('nome', 120),
    cargo: texto('cargo', 80),
    modulos,
    vendedor: z.nullable(
      z.string().check(z.regex(/^\d{1,10}$/, 'vendedor deve ser o código, só algarismos')),
    ),
    senha,
  }),
  z.strictObject({ acao: z.literal('senha'), login, senha }),
  z.strictObject({ acao: z.literal('modulos'), login, modulos }),
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
  throw new PessoaRecusada(`${lido.error.issues.map(({ message }) => message).join('; ')}.`);
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
