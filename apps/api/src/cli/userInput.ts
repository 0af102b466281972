import { moduleKeys } from '@vidas/api-client/shell/modules.ts';
import { cargos, poderDo } from '@vidas/api-client/tecnologia/pessoas/cargos.rules.ts';
import { parseArgs } from 'node:util';
import {
  type ComandoPessoa,
  leComando,
  leModulos,
  PessoaRecusada,
} from '../modules/tecnologia/pessoas/pessoas.rules.ts';

/** The command line of `npm run user:*`. */
export interface UserLine {
  acao: ComandoPessoa['acao'];
  dados: Record<string, unknown>;
  /** Login whose password is needed; undefined for other commands. */
  senhaDe: string | undefined;
}

type Option = 'login' | 'nome' | 'cargo' | 'modulos' | 'vendedor' | 'matricula';

const optional: readonly Option[] = ['vendedor', 'matricula'];
const optionalInEdit: readonly Option[] = ['nome', 'cargo', 'vendedor'];

/** A seller code as typed; 'nenhum' takes it away. */
const codigoDe = (typed: string | undefined): string | null => {
  const code = typed?.trim() ?? '';
  return code === '' || code.toLowerCase() === 'nenhum' ? null : code;
};

const lines: Record<string, { acao: ComandoPessoa['acao']; options: readonly Option[]; usage: string }> = {
  add: {
    acao: 'cria',
    options: ['login', 'nome', 'cargo', 'modulos', 'vendedor', 'matricula'],
    usage:
      '--login maria --nome "Maria Souza" --cargo "Auxiliar de Cadastro" --modulos cadastro,cobranca [--vendedor código] [--matricula 2088]',
  },
  password: { acao: 'senha', options: ['login'], usage: '--login maria' },
  modules: {
    acao: 'modulos',
    options: ['login', 'modulos'],
    usage: '--login maria --modulos cadastro,vendas',
  },
  edit: {
    acao: 'edita',
    options: ['login', 'nome', 'cargo', 'vendedor'],
    usage:
      '--login maria [--nome "Maria Souza"] [--cargo "Gerente Comercial"] [--vendedor código, ou nenhum]',
  },
  disable: { acao: 'desativa', options: ['login'], usage: '--login maria' },
  enable: { acao: 'reativa', options: ['login'], usage: '--login maria' },
  list: { acao: 'lista', options: [], usage: '' },
};

/** List of occupations, one line per right. */
const cargosEscritos = (): string =>
  [...Map.groupBy(cargos, poderDo)]
    .map(
      ([poder, iguais]) => `  ${iguais.join(', ')}\n    ${poder ?? 'O que os módulos abrem, e nada mais.'}`,
    )
    .join('\n');

const usageOf = (name: string): string => {
  const line = lines[name];
  if (line === undefined) return `Uso: npm run user:${Object.keys(lines).join(' | user:')}`;
  const modules = line.options.includes('modulos') ? `\nMódulos: ${moduleKeys.join(', ')}, ou todos` : '';
  const occupations = line.options.includes('cargo') ? `\nCargos:\n${cargosEscritos()}` : '';
  return `Uso: npm run user:${name}${line.usage && ` -- ${line.usage}`}${modules}${occupations}`;
};

const valuesOf = (args: readonly string[], options: readonly Option[]) =>
  parseArgs({
    args: [...args],
    options: Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
  }).values as Partial<Record<Option, string>>;

/** Parses the arguments of `npm run user:<name> --`. Throws `PessoaRecusada` with the usage. */
export const readUserLine = ([name = '', ...args]: readonly string[]): UserLine => {
  const line = lines[name];
  if (line === undefined) throw new PessoaRecusada(usageOf(name));
  let values: Partial<Record<Option, string>>;
  try {
    values = valuesOf(args, line.options);
  } catch {
    throw new PessoaRecusada(usageOf(name));
  }
  const mayLack = line.acao === 'edita' ? optionalInEdit : optional;
  const missing = line.options.filter((option) => !mayLack.includes(option) && !values[option]?.trim());
  if (missing.length > 0)
    throw new PessoaRecusada(`Falta ${missing.map((option) => `--${option}`).join(', ')}.\n${usageOf(name)}`);
  const { login, modulos, vendedor, matricula, ...rest } = values;
  return {
    acao: line.acao,
    dados: {
      acao: line.acao,
      ...rest,
      ...(login === undefined ? {} : { login: login.trim() }),
      ...(modulos === undefined ? {} : { modulos: leModulos(modulos) }),
      ...(line.acao === 'cria' || (line.acao === 'edita' && vendedor !== undefined)
        ? { vendedor: codigoDe(vendedor) }
        : {}),
      ...(matricula?.trim() ? { matricula: matricula.trim() } : {}),
    },
    senhaDe: line.acao === 'cria' || line.acao === 'senha' ? login?.trim() : undefined,
  };
};

/** The command with its checked password. Throws `PessoaRecusada`. */
export const commandOf = ({ dados }: UserLine, senha: string | undefined): ComandoPessoa =>
  leComando(senha === undefined ? dados : { ...dados, senha });
