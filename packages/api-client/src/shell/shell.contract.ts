import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { typed } from '../kinds/text.ts';
import { maiorSenha } from './troca-senha/senha.rules.ts';

/** A tile of the module chooser, in the form of the token (ACE-13). */
export const moduleTile = z.object({ nome: z.string(), link: z.string(), icone: z.string() });

/** The person in the token (ACE-4). `login` carries the prefix USU_. */
export const tokenPayload = z.object({
  login: z.string(),
  user: z.string(),
  cargo: z.string(),
  modules: z.array(moduleTile),
  /** True when another person set the password, so it must be changed first. Servers without this rule leave it out. */
  senhaProvisoria: z.optional(z.boolean()),
});

export type TokenPayload = z.output<typeof tokenPayload>;

export const login = endpoint('POST /auth/login', {
  summary: 'Entra no sistema. O login leva o prefixo USU_.',
  body: z.object({ login: typed(60), senha: typed(maiorSenha) }),
  reply: z.object({ token: z.string() }),
});

export const verificaSession = endpoint('GET /auth/verificaSession', {
  summary: 'Renova o token da sessão.',
  reply: z.object({
    status: z.boolean(),
    message: z.string(),
    dadosToken: tokenPayload,
    /** A fresh token of the same session; servers that do not renew leave it out. */
    token: z.optional(z.string()),
  }),
});

export const trocaSenha = endpoint('POST /auth/trocaSenha', {
  summary: 'Troca a própria senha e termina as outras sessões.',
  body: z.object({ senhaAtual: typed(maiorSenha), senhaNova: typed(maiorSenha) }),
  reply: z.object({
    message: z.string(),
    /** A fresh token of the same session. */
    token: z.optional(z.string()),
  }),
});

export const sair = endpoint('POST /auth/sair', {
  summary: 'Encerra a sessão.',
  reply: z.object({ message: z.string() }),
});

/** One line of live news for a tile of the module chooser (ACE-20); without the call the tiles keep their fixed text. */
export const resumoModulos = endpoint('GET /auth/resumoModulos', {
  summary: 'Números de cada módulo da pessoa.',
  reply: z.array(z.object({ modulo: z.string(), texto: z.string(), pedeAtencao: z.boolean() })),
});
