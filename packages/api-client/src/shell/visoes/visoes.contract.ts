import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';

const textos = z.readonly(z.array(z.string()));

/** A table of the screens by its name, such as 'beneficiario-cadastrado'. It stands in the address, so it never holds personal data. */
const params = z.object({
  tabela: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{0,79}$/, 'nome de tabela desconhecido')),
});

/** A filter of a column: a typed text, or the chosen values. */
const filtro = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('typed'), text: z.string() }),
  z.object({ kind: z.literal('exact'), values: textos }),
]);

/** A view of a table; columns by their id. The server refuses more than 16 kB of it. */
export const visao = z.object({
  filters: z.record(z.string(), filtro),
  sorting: z.readonly(
    z.array(z.object({ columnId: z.string(), direction: z.enum(['ascending', 'descending']) })),
  ),
  layout: z.object({
    order: textos,
    hidden: textos,
    pinned: textos,
    widths: z.record(z.string(), z.number()),
  }),
});

const nome = z
  .string()
  .check(z.trim(), z.minLength(1, 'dê um nome à visão'), z.maxLength(60, 'no máximo 60 caracteres'));

/** Views of the session's person for one table. */
const visoes = z.array(z.object({ nome: z.string(), visao }));

/** A view of a table with its name. */
export type VisaoSalva = z.output<typeof visoes>[number];

export const getVisoes = endpoint('GET /auth/visoes/{tabela}', {
  summary: 'Visões (filtros, ordem e colunas com um nome) que a própria pessoa salvou de uma tabela.',
  params,
  reply: visoes,
});

export const gravaVisao = endpoint('PUT /auth/visoes/{tabela}', {
  summary: 'Salva uma visão da própria pessoa e devolve todas as da tabela.',
  params,
  body: z.object({
    nome,
    visao,
    /** True to replace a view of that name that the person saw. Otherwise the same name is a conflict (409). */
    substitui: z.boolean(),
  }),
  reply: visoes,
});

export const apagaVisao = endpoint('DELETE /auth/visoes/{tabela}', {
  summary: 'Apaga uma visão da própria pessoa e devolve as que restam da tabela.',
  params,
  // In the body, because a name may hold personal data and must not stand in an address.
  body: z.object({ nome }),
  reply: visoes,
});
