import {
  type RascunhoRegra,
  rascunhoRegra,
} from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import {
  problemasDaRegra,
  type RegraEscrita,
} from '@vidas/api-client/vendas/regras-comissao/regraComissao.rules.ts';
import * as z from 'zod/mini';
import { campoNaGrade, faixasDaGrade, problemasDaGrade } from './grade.ts';

const numero = z.nullable(z.union([z.number(), z.nan()]));

const campos = z.object({
  dadosRegra: z.object({
    regraDescricao: z.string(),
    regraTipoId: z.enum(['1', '2', '3']),
    contabilizaMeta: z.enum(['', '1', '0']),
    regraEstornoMeses: numero,
    regraValorVida: numero,
    regraBonusVida: numero,
    regraBonusPorcentagem: numero,
  }),
  /** Texts of bands and ages; empty for type 1. */
  grade: z.array(z.array(z.string())),
  vendedorRegraComissao: z.array(
    z.object({
      planoRegistro: z.array(z.string()),
      vendedores: z.array(z.string()),
      dataInicio: z.nullable(z.string()),
      dataFim: z.nullable(z.string()),
    }),
  ),
  vendedorParceria: z.array(
    z.object({
      planoRegistro: z.string(),
      vendedor: z.string(),
      parceiros: z.array(z.string()),
      contaMeta: z.boolean(),
    }),
  ),
  /** Code of the rule that ends the day before; null for none. */
  substitui: z.nullable(z.string()),
});

/** Values of the form: percentages in points, codes in the form of their fields. */
export type RegraDigitada = z.infer<typeof campos>;

const centesimos = (points: number | null): number | null =>
  points === null ? null : Math.round(points * 100);

const escritaDe = ({ dadosRegra, grade, vendedorRegraComissao, vendedorParceria }: RegraDigitada) => {
  const { contabilizaMeta, regraTipoId, ...dados } = dadosRegra;
  const tipo = Number(regraTipoId) as 1 | 2 | 3;
  return {
    dadosRegra: {
      ...dados,
      regraTipoId: tipo,
      contabilizaMeta: contabilizaMeta === '' ? null : contabilizaMeta === '1',
      regraValorVida: tipo === 1 ? dados.regraValorVida : null,
      regraBonusVida: tipo === 1 ? dados.regraBonusVida : null,
      regraBonusPorcentagem: tipo === 1 ? centesimos(dados.regraBonusPorcentagem) : null,
    },
    faixasRegra: tipo === 1 ? [] : faixasDaGrade(grade, regraTipoId),
    vendedorRegraComissao,
    vendedorParceria,
  } satisfies RegraEscrita;
};

/** Problems by the contract, for fields without a problem by our rules. */
const problemasDoContrato = (escrita: RegraEscrita, comProblema: readonly string[]) =>
  (z.safeEncode(rascunhoRegra, escrita as RascunhoRegra).error?.issues ?? [])
    .map(({ path, message }) => ({
      field: path.join('.'),
      message: `${message.charAt(0).toUpperCase()}${message.slice(1)}`,
    }))
    .filter(({ field }) => !comProblema.some((one) => field === one || field.startsWith(`${one}.`)));

/** The rules of the contract check the form, as the server does at saving. */
export const schema = campos.check(({ value, issues }) => {
  const escrita = escritaDe(value);
  const { grade, dadosRegra } = value;
  const tipo = dadosRegra.regraTipoId;
  const problemas = problemasDaRegra(escrita);
  const comProblema = problemas.map(({ field = '' }) => field);
  const found = new Set<string>();
  for (const { field = '', message } of [
    ...(tipo === '1' ? [] : problemasDaGrade(grade, tipo)),
    ...[...problemas, ...problemasDoContrato(escrita, comProblema)].map((one) => ({
      ...one,
      field: campoNaGrade(one.field ?? '', grade, tipo),
    })),
  ]) {
    // A band is one cell, but its problem comes once for each age.
    if (field.startsWith('grade') && found.has(field)) continue;
    found.add(field);
    issues.push({ code: 'custom', message, path: field.split('.'), input: value });
  }
});

/** Draft to send, from values that the schema accepted. */
export const rascunhoDe = (digitada: RegraDigitada): RascunhoRegra => escritaDe(digitada) as RascunhoRegra;

/** A simulation with its draft. */
export interface Simulada {
  readonly id: string | null;
  /** Key of the draft. */
  readonly rascunho: string;
}

/** Key of a draft: a simulation is stored with the rule only when nothing has changed since (RCO-19). */
export const chaveDoRascunho = (rascunho: RascunhoRegra): string => JSON.stringify(rascunho);

/** A new association. */
export const associacaoNova: RegraDigitada['vendedorRegraComissao'][number] = {
  planoRegistro: [],
  vendedores: [],
  dataInicio: null,
  dataFim: null,
};

/** A new partnership. */
export const parceriaNova: RegraDigitada['vendedorParceria'][number] = {
  planoRegistro: '',
  vendedor: '',
  parceiros: [],
  contaMeta: false,
};

/** A new rule. */
export const regraNova: RegraDigitada = {
  dadosRegra: {
    regraDescricao: '',
    regraTipoId: '1',
    contabilizaMeta: '',
    regraEstornoMeses: null,
    regraValorVida: null,
    regraBonusVida: null,
    regraBonusPorcentagem: null,
  },
  grade: [],
  vendedorRegraComissao: [associacaoNova],
  vendedorParceria: [],
  substitui: null,
};

/** The steps of the wizard by their keys. */
export type Passo = 'dados' | 'valores' | 'vendedores' | 'parcerias';

const doPasso: readonly (readonly [Passo, RegExp])[] = [
  ['valores', /^(grade|faixasRegra|dadosRegra\.regra(Valor|Bonus))/],
  ['vendedores', /^vendedorRegraComissao/],
  ['parcerias', /^vendedorParceria/],
];

/** The step with a field. */
export const passoDe = (field: string): Passo =>
  doPasso.find(([, names]) => names.test(field))?.[0] ?? 'dados';
