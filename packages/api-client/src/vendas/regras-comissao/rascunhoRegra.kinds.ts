import * as z from 'zod/mini';
import { day } from '../../kinds/day.ts';
import { money, percent } from '../../kinds/decimal.ts';
import { idText, typed } from '../../kinds/text.ts';

/** '1' or '0' on the wire, true or false in our code. */
export const simOuNao = z.codec(z.enum(['1', '0']), z.boolean(), {
  decode: (wire) => wire === '1',
  encode: (value) => (value ? '1' : '0'),
});

/** 1 value per life, 2 band of quantity, 3 monthly fee. */
export const tipo = z.literal([1, 2, 3]);
/** A number of lives or months within the database's limit. */
const quantidade = (most: number) =>
  z.int().check(z.gte(0, 'use um número inteiro que não seja negativo'), z.lte(most, `no máximo ${most}`));
const vidas = quantidade(99_999);

/** The draft of a rule, for saving and for a simulation. */
export const rascunhoRegra = z.object({
  dadosRegra: z.object({
    regraDescricao: typed(200),
    regraTipoId: tipo,
    contabilizaMeta: simOuNao,
    regraEstornoMeses: quantidade(120),
    regraValorVida: z.nullish(money.check(z.lte(100_000_000, 'no máximo 1.000.000,00'))),
    regraBonusVida: z.nullish(vidas),
    regraBonusPorcentagem: z.nullish(percent.check(z.lte(100_000, 'no máximo 1.000,00'))),
  }),
  faixasRegra: z
    .array(
      z.object({
        faixaDescricao: typed(200),
        faixaVidasInicial: vidas,
        faixaVidasFinal: vidas,
        tabelaFaixaId: z.int(),
        faixaPorcentagemPaga: percent.check(z.lte(100_000, 'no máximo 1.000,00')),
      }),
    )
    .check(z.maxLength(200, 'no máximo 200 faixas')),
  vendedorRegraComissao: z
    .array(
      z.object({
        planoRegistro: z.array(idText).check(z.maxLength(500, 'no máximo 500 planos')),
        vendedores: z.array(idText).check(z.maxLength(5_000, 'no máximo 5.000 vendedores')),
        dataInicio: day,
        dataFim: day,
      }),
    )
    .check(z.maxLength(100, 'no máximo 100 associações')),
  vendedorParceria: z
    .array(
      z.object({
        planoRegistro: idText,
        vendedor: idText,
        parceiros: z.array(idText).check(z.maxLength(50, 'no máximo 50 parceiros')),
        contaMeta: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(1_000, 'no máximo 1.000 parcerias')),
});

export type RascunhoRegra = z.output<typeof rascunhoRegra>;
