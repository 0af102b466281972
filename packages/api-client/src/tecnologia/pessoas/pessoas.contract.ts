import * as z from 'zod/mini';
import { conflitoDe } from '../../http/conflito.ts';
import { endpoint } from '../../http/endpoint.ts';
import { dayTime } from '../../kinds/day.ts';
import { moduleKeys } from '../../shell/modules.ts';
import { maiorSenha } from '../../shell/troca-senha/senha.rules.ts';
import { cargoDaLista } from './cargos.rules.ts';
import { formaDoCodigo, formaDoLogin, maiorCargo, maiorNome } from './pessoas.rules.ts';

const texto = (maximo: number) =>
  z.string().check(
    z.refine((valor) => valor.trim() !== '', 'falta'),
    z.maxLength(maximo, `passa de ${maximo} caracteres`),
    z.refine((valor) => !/\p{Cc}/u.test(valor), 'tem um caractere de controle'),
  );

/** Fields of a person who signs in, each with its refusal; the console shares them (OPE-5). */
export const camposPessoa = {
  /** With or without the prefix USU_. */
  login: z
    .string()
    .check(z.regex(formaDoLogin, 'deve ter letras sem acento, algarismos, ponto, hífen ou sublinhado')),
  nome: texto(maiorNome),
  /** One of the list (OPE-21); a person with another one keeps it. */
  cargo: texto(maiorCargo).check(
    z.refine(
      (valor) => cargoDaLista(valor) !== undefined,
      'não está na lista de cargos (npm run user:add, sem mais nada, a mostra)',
    ),
  ),
  modulos: z.array(z.enum(moduleKeys, 'tem um módulo desconhecido')).check(
    z.minLength(1, 'deve ter ao menos um'),
    z.refine((keys) => new Set(keys).size === keys.length, 'repete um módulo'),
  ),
  /** Seller code of the person; null for a person who sells nothing. */
  vendedor: z.nullable(z.string().check(z.regex(formaDoCodigo, 'deve ser o código, só algarismos'))),
  /** Matrícula of the person as an employee, for the protocols of that person (ATD-10). */
  matricula: z.optional(z.string().check(z.regex(formaDoCodigo, 'deve ser só algarismos'))),
} as const;

const { login, modulos, nome, vendedor } = camposPessoa;

/** Editable part of a person. An occupation from before the list may stay as it is (OPE-21); the server compares. */
export const edicaoPessoa = { nome, cargo: texto(maiorCargo), vendedor } as const;

/** Null lets the server draw a password, shown once in its answer. */
const senha = z.nullable(z.string().check(z.maxLength(maiorSenha, `passa de ${maiorSenha} caracteres`)));

const pessoa = z.object({
  login: z.string(),
  nome: z.string(),
  cargo: z.string(),
  /** Seller code; null for a person who sells nothing. */
  vendedor: z.nullable(z.string()),
  modulos: z.array(z.enum(moduleKeys)),
  ativo: z.boolean(),
  /** The last recorded sign-in. */
  ultimaEntrada: z.nullable(dayTime),
});

/** A person who signs in, or did. */
export type Pessoa = z.output<typeof pessoa>;

export const getPessoas = endpoint('GET /tecnologia/getPessoas', {
  summary: 'Todas as pessoas com login, também as desativadas, com os módulos e a última entrada.',
  reply: z.array(pessoa),
});

const mudanca = z.object({
  em: dayTime,
  /** Name of the person who changed it; the console of the server has none. */
  quem: z.string(),
  /** Name of the second person; null when none was needed (OPE-17). */
  aprovador: z.nullable(z.string()),
  mudanca: z.string(),
  /** Values before and after; never a password. */
  detalhe: z.nullable(z.string()),
});

/** One change of the access of a person (OPE-6). */
export type MudancaDaPessoa = z.output<typeof mudanca>;

export const getMudancasPessoa = endpoint('POST /tecnologia/getMudancasPessoa', {
  summary: 'O que mudou no acesso de uma pessoa, quando e por quem, a mudança mais nova primeiro.',
  body: z.object({ login }),
  reply: z.array(mudanca),
});

const feito = z.object({
  message: z.string(),
  /** True when nothing has changed yet: the change waits for a second person (OPE-16). */
  aguarda: z.boolean(),
});
const comSenha = z.object({
  ...feito.shape,
  /** The drawn password, shown this once; null when it was typed. */
  senha: z.nullable(z.string()),
});

export const criaPessoa = endpoint('POST /tecnologia/criaPessoa', {
  summary: 'Cria uma pessoa que entra, com os seus módulos e a senha dada ou uma sorteada.',
  body: z.object({ ...camposPessoa, senha }),
  reply: comSenha,
});

export const trocaSenhaPessoa = endpoint('POST /tecnologia/trocaSenhaPessoa', {
  summary:
    'Troca a senha de outra pessoa pela dada ou por uma sorteada; as sessões abertas dela terminam, e ela escolhe outra ao entrar.',
  body: z.object({ login, senha }),
  reply: comSenha,
});

export const trocaModulosPessoa = endpoint('POST /tecnologia/trocaModulosPessoa', {
  summary:
    'Troca os módulos de uma pessoa, cujas sessões terminam; recusa quando já não são os que quem troca viu.',
  body: z.object({ login, modulos, vistos: z.array(z.enum(moduleKeys)) }),
  reply: feito,
});

/** The refusal (409) of other modules when they have changed since. */
export const modulosAgora = conflitoDe(z.object({ modulos: z.array(z.enum(moduleKeys)) }));

/** Values on the screen of the author, for the comparison; a stored value may be older than today's rules. */
const vistosEdicao = z.object({ nome: z.string(), cargo: z.string(), vendedor: z.nullable(z.string()) });

export const editaPessoa = endpoint('POST /tecnologia/editaPessoa', {
  summary:
    'Muda nome, cargo e código de vendedor de uma pessoa; recusa quando já não são os que quem edita viu. O próprio cargo e o próprio código outra pessoa muda.',
  body: z.object({ login, ...edicaoPessoa, vistos: vistosEdicao }),
  reply: feito,
});

/** The refusal (409) of other values when they have changed since. */
export const edicaoAgora = conflitoDe(vistosEdicao);

export const desativaPessoa = endpoint('POST /tecnologia/desativaPessoa', {
  summary: 'Desativa uma pessoa: não entra mais, e as sessões abertas dela terminam.',
  body: z.object({ login }),
  reply: feito,
});

export const reativaPessoa = endpoint('POST /tecnologia/reativaPessoa', {
  summary: 'Deixa entrar de novo uma pessoa desativada, com a senha e os módulos que tinha.',
  body: z.object({ login }),
  reply: feito,
});
