import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { competencia } from '../../kinds/competencia.ts';
import { day } from '../../kinds/day.ts';
import { percent } from '../../kinds/decimal.ts';
import { idText } from '../../kinds/text.ts';

/** Filters of the board and of the rows behind its figures. */
export const filtros = {
  sexo: z.optional(z.enum(['masc', 'fem'], 'use masc ou fem')),
  plano: z.optional(z.enum(['premium', 'smart', 'outras'], 'use premium, smart ou outras')),
  tipo: z.optional(z.enum(['individual', 'adesao', 'empresarial'], 'use individual, adesao ou empresarial')),
  vinculo: z.optional(z.enum(['titular', 'dependente'], 'use titular ou dependente')),
  faixa: z.optional(z.string().check(z.regex(/^([0-9]|10)$/, 'a faixa é um código de 1 a 10, ou 0'))),
  cidade: z.optional(z.string().check(z.regex(/^\d{7}$/, 'use o código do IBGE, de 7 algarismos'))),
};

const query = z.object(filtros);

const parte = z.object({ value: z.int(), percent });

const dash = z.object({
  hoje: day,
  /** The most lives that the operator expects; null where none is configured. */
  teto: z.nullable(z.int()),
  qtdAtivos: z.int(),
  gender: z.object({ masc: parte, fem: parte }),
  /** `outras` counts plans of other lines; absent when there are none (DIR-23). */
  plan: z.object({ premium: parte, smart: parte, outras: z.optional(parte) }),
  type: z.object({ individual: parte, adesao: parte, empresarial: parte }),
  /** By age band, all ten, the youngest first. */
  range: z.array(z.object({ codigo: z.string(), faixa: z.string(), value: z.int(), percent })),
  titulares: z.int(),
  dependentes: z.int(),
  aguardando: z.int(),
  /** Active lives with a cancellation on a later day. */
  marcados: z.int(),
  /** Cities that people of the register live in, by name. */
  cidades: z.array(z.object({ codigo: idText, nome: z.string(), uf: z.string() })),
  /** True when the person may also download the rows as a file (DIR-20). */
  podeExportar: z.boolean(),
});

export type PainelDash = z.output<typeof dash>;

export const getDadosDash = endpoint('GET /diretoria/getDadosDash', {
  summary: 'Vidas ativas hoje, contra o teto e por sexo, plano, tipo e faixa etária.',
  query,
  reply: dash,
});

const meses = z.array(z.object({ competencia, quantidade: z.int() }));

export type MesesDoPainel = z.output<typeof meses>;

export const getUsersActivated = endpoint('GET /diretoria/getUsersActivated', {
  summary: 'Vidas ativadas em cada um dos últimos doze meses.',
  query,
  reply: meses,
});

export const getUsersDeactivated = endpoint('GET /diretoria/getUsersDeactivated', {
  summary: 'Vidas desativadas em cada um dos últimos doze meses.',
  query,
  reply: meses,
});

const contra = { operadora: z.int(), ans: z.int(), divergencia: z.int() };

const vidasAns = z.object({
  /** The day of the file of ANS in force; null before the first. */
  dataRefAns: z.nullable(day),
  arquivo: z.nullable(z.string()),
  /** False for filters on fields that the file of ANS lacks. */
  comparavel: z.boolean(),
  /** By age band; empty where there is nothing to compare. */
  faixas: z.array(z.object({ codigo: z.string(), faixa: z.string(), ...contra })),
  total: z.object(contra),
});

export type VidasAns = z.output<typeof vidasAns>;

export const getVidasAnsOeste = endpoint('GET /diretoria/getVidasAnsOeste', {
  summary: 'Vidas ativas na operadora e na ANS por faixa etária, no dia do arquivo de conferência em vigor.',
  query,
  reply: vidasAns,
});
