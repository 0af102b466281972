import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import * as f from '../../report/field.ts';
import { inOrder } from '../../kinds/periodo.ts';
import { type FieldsRow, rowSchema } from '../../report/report.ts';

/** Text of a null in every column. */
export const nulo = 'NULO';

/** The account code of the cash box, and the ledger code of the social-security guides (FIN-8). */
export const contaCaixa = 0;
const guiaPrevidencia = 2310;

const orNulo = <S extends ReturnType<typeof f.text>>(field: S): S => ({
  ...field,
  look: { ...field.look, shown: (value: string | null) => value ?? nulo },
});

/** A payment with its columns; COD_CONTA only serves the filter (FIN-8). */
export const camposPagamento = {
  CONTA_BANCO: orNulo(f.text('Conta banco', { filter: 'exact' })),
  HISTORICO: orNulo(f.text('Histórico', { card: 'quiet' })),
  CODIGO: orNulo(f.code('Código')),
  FORNECEDOR: orNulo(f.empresa('Fornecedor', { footer: 'count' })),
  CONTA_CONTABIL: orNulo(f.code('Conta contábil')),
  DOCUMENTO: orNulo(f.code('Documento')),
  PAGAMENTO: f.required(f.day('Data de pagamento', { card: 'quiet' })),
  VALOR: f.required(f.money('Valor')),
} as const;

const numero = z.codec(z.nullish(z.union([z.string(), z.number()])), z.nullable(z.number()), {
  decode: (wire) => (wire === undefined || wire === null || wire === '' ? null : Number(wire)),
  encode: (value) => value,
});

const pagamento = z.extend(rowSchema(camposPagamento), { COD_CONTA: numero });

export type Pagamento = FieldsRow<typeof camposPagamento> & { COD_CONTA: number | null };

export const getContasAPagar = endpoint('POST /financeiro/getContasAPagarPgtsEfetuados', {
  summary:
    'Os pagamentos feitos no período, com os do caixa e as guias da previdência, o primeiro dia primeiro.',
  body: z
    .object({ dtPgtoInicial: day, dtPgtoFinal: day })
    .check(inOrder<'dtPgtoInicial', 'dtPgtoFinal'>('dtPgtoInicial', 'dtPgtoFinal')),
  reply: z.object({
    success: z.boolean(),
    contasAPagarPgtsEfetuados: z.array(pagamento),
    /** Message of a server that could not read them. */
    error: z.optional(z.nullable(z.string())),
  }),
});

/** Payments to include besides those by bank. */
export interface Incluidos {
  readonly caixa: boolean;
  readonly previdencia: boolean;
}

/** True when a payment is listed (FIN-8). */
export const estaIncluido = (
  { COD_CONTA, CONTA_CONTABIL }: Pagamento,
  { caixa, previdencia }: Incluidos,
): boolean =>
  (caixa || COD_CONTA !== contaCaixa) && (previdencia || CONTA_CONTABIL !== String(guiaPrevidencia));
