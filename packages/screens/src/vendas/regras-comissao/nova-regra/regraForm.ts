import {
  type RascunhoRegra,
  rascunhoRegra,
} from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import {
  problemasDaRegra,
  type RegraEscrita,
  vidasDeTodas,
} from '@vidas/api-client/vendas/regras-comissao/regraComissao.rules.ts';
import * as z from 'zod/mini';

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
  faixasRegra: z.array(
    z.object({
      faixaDescricao: z.string(),
      faixaVidasInicial: numero,
      faixaVidasFinal: numero,
      tabelaFaixaId: z.string(),
      faixaPorcentagemPaga: numero,
    }),
  ),
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
});

/** Values of the form: percentages in points, codes in the form of their fields. */
export type RegraDigitada = z.infer<typeof campos>;

const centesimos = (points: number | null): number | null =>
  points === null ? null : Math.round(points * 100);

const escritaDe = ({ dadosRegra, faixasRegra, vendedorRegraComissao, vendedorParceria }: RegraDigitada) => {
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
    faixasRegra: faixasRegra.map((faixa) => ({
      ...faixa,
      ...(tipo === 3 && vidasDeTodas),
      tabelaFaixaId: Number(faixa.tabelaFaixaId),
      faixaPorcentagemPaga: centesimos(faixa.faixaPorcentagemPaga),
    })),
    vendedorRegraComissao,
    vendedorParceria,
  } satisfies RegraEscrita;
};

/** The limits of the contract, for fields without a message of our rules. */
const problemasDoContrato = (escrita: RegraEscrita, said: readonly string[]) =>
  (z.safeEncode(rascunhoRegra, escrita as RascunhoRegra).error?.issues ?? [])
    .map(({ path, message }) => ({
      field: path.join('.'),
      message: `${message.charAt(0).toUpperCase()}${message.slice(1)}`,
    }))
    .filter(({ field }) => !said.some((one) => field === one || field.startsWith(`${one}.`)));

/** The rules of the contract check the form, as the server does at saving. */
export const schema = campos.check(({ value, issues }) => {
  const escrita = escritaDe(value);
  const problemas = problemasDaRegra(escrita);
  const said = problemas.map(({ field = '' }) => field);
  for (const { field = '', message } of [...problemas, ...problemasDoContrato(escrita, said)])
    issues.push({ code: 'custom', message, path: field.split('.'), input: value });
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

/** A new track. */
export const faixaNova: RegraDigitada['faixasRegra'][number] = {
  faixaDescricao: '',
  ...vidasDeTodas,
  tabelaFaixaId: '1',
  faixaPorcentagemPaga: null,
};

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
  faixasRegra: [],
  vendedorRegraComissao: [associacaoNova],
  vendedorParceria: [],
};

/** The steps of the wizard by their keys. */
export type Passo = 'dados' | 'valores' | 'vendedores' | 'parcerias';

const doPasso: readonly (readonly [Passo, RegExp])[] = [
  ['valores', /^(faixasRegra|dadosRegra\.regra(Valor|Bonus))/],
  ['vendedores', /^vendedorRegraComissao/],
  ['parcerias', /^vendedorParceria/],
];

/** The step with a field. */
export const passoDe = (field: string): Passo =>
  doPasso.find(([, names]) => names.test(field))?.[0] ?? 'dados';
