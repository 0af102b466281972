import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { competencia } from '../../kinds/competencia.ts';
import * as f from '../../report/field.ts';
import { type FieldsRow, rowSchema } from '../../report/report.ts';
import { filtros } from './painel.contract.ts';
import { figuras, figurasDoMes } from './painel.rules.ts';

/**
 * A life behind a figure of the board; the figure is the sum of `conta` (DIR-16). Column widths are fixed, because its pages need them
 * before any row arrives.
 */
export const camposVidaDoPainel = {
  matricula: f.code('Matrícula', { width: 8 }),
  nome: f.pessoa('Nome', { width: 16 }),
  conta: f.required(f.count('Conta')),
  sexo: f.text('Sexo', { width: 7 }),
  nascimento: f.day('Nascimento'),
  idade: f.idade('Idade'),
  faixa: f.text('Faixa etária', { width: 7 }),
  tipo: f.text('Tipo', { width: 10 }),
  plano: f.text('Plano'),
  vinculo: f.text('Vínculo', { width: 8 }),
  cidade: f.cidade('Cidade', { width: 10 }),
  ativacao: f.day('Ativação'),
  cancelamento: f.day('Cancelamento'),
  cco: f.cco('CCO', { width: 9 }),
  origem: f.text('Origem'),
};

export type VidaDoPainel = FieldsRow<typeof camposVidaDoPainel>;

/** The most rows of a page. */
export const maxLinhasPorPagina = 100;

const inteiro = (max: number, message: string) =>
  z.codec(z.string(), z.int().check(z.gte(1, message), z.lte(max, message)), {
    decode: (wire) => (/^\d{1,9}$/.test(wire) ? Number(wire) : Number.NaN),
    encode: String,
  });

/** Columns with an order. */
export const ordens = [
  'matricula',
  'nome',
  'conta',
  'sexo',
  'nascimento',
  'idade',
  'faixa',
  'tipo',
  'plano',
  'vinculo',
  'cidade',
  'ativacao',
  'cancelamento',
  'cco',
  'origem',
] as const satisfies readonly (keyof VidaDoPainel)[];

/** The months of the board's charts. */
export const mesesDoPainel = 12;

const asked = {
  ...filtros,
  competencia: z.optional(competencia),
  meses: z.optional(inteiro(mesesDoPainel, `de 1 a ${mesesDoPainel} meses, da competência em diante`)),
};
const params = z.object({ figura: z.enum(figuras, 'não existe este número no painel') });

export const getVidasDoPainel = endpoint('GET /diretoria/getVidasDoPainel/{figura}', {
  summary: `As vidas que um número do painel conta, no máximo ${maxLinhasPorPagina} de cada vez; o número é a soma da coluna conta.`,
  params,
  query: z.object({
    ...asked,
    pagina: z.optional(inteiro(1_000_000, 'a página começa em 1')),
    linhas: z.optional(inteiro(maxLinhasPorPagina, `de 1 a ${maxLinhasPorPagina} linhas`)),
    ordem: z.optional(z.enum(ordens, 'não existe esta coluna')),
    sentido: z.optional(z.enum(['asc', 'desc'], 'use asc ou desc')),
  }),
  reply: z.object({
    /** The figure: the sum of `conta` over every page. */
    total: z.int(),
    /** Number of rows on all pages. */
    quantidade: z.int(),
    vidas: z.array(rowSchema(camposVidaDoPainel)),
  }),
});

export const exportaVidasDoPainel = endpoint('GET /diretoria/exportaVidasDoPainel/{figura}', {
  summary: 'Todas as vidas que um número do painel conta, para quem tem o direito de exportar.',
  params,
  query: z.object(asked),
  reply: z.array(rowSchema(camposVidaDoPainel)),
});

/** True for the figures that need a month. */
export const pedeCompetencia = (figura: (typeof figuras)[number]): boolean => figurasDoMes.includes(figura);
