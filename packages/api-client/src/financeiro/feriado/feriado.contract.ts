import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { typed } from '../../kinds/text.ts';
import * as f from '../../report/field.ts';
import { type FieldsRow, rowSchema } from '../../report/report.ts';

/** Kinds of holidays; `FIN-3` calls those of a state or a city local. */
export const tiposDeFeriado = [
  'Feriado Nacional',
  'Feriado Bancário',
  'Feriado Estadual',
  'Feriado Municipal',
  'Facultativo',
] as const;

export type TipoDeFeriado = (typeof tiposDeFeriado)[number];

/** Calendars of the register, by what their days count for. */
const calendarios = { CIVIL: 'Civil', BANCOS: 'Só dos bancos', FACULTATIVO: 'Não conta' } as const;

/** Calendar of a day by its kind (FIN-16). */
export const calendarioDe = (tipo: string): keyof typeof calendarios => {
  if (tipo === 'Feriado Bancário') return 'BANCOS';
  return tipo === 'Facultativo' ? 'FACULTATIVO' : 'CIVIL';
};

/** A registered holiday. */
export const camposFeriado = {
  feriadoNome: f.nome('Feriado', { footer: 'count' }),
  tipoDescricao: f.choice('Tipo', tiposDeFeriado),
  feriadoData: f.required(f.day('Data')),
  feriadoDataUpload: f.moment('Data do upload'),
  /** Civil days count for the terms of the law, days of the banks for due dates alone (FIN-16). */
  calendario: f.ours(f.choice('Calendário', calendarios)),
  lugar: f.ours(f.text('Onde')),
} as const;

export type Feriado = FieldsRow<typeof camposFeriado>;

export const getFeriados = endpoint('GET /financeiro/getFeriados', {
  summary: 'Todos os feriados gravados, o primeiro dia primeiro.',
  reply: z.array(rowSchema(camposFeriado)),
});

/** Years that the register accepts. */
export const anosDeFeriado = { primeiro: 2000, ultimo: 2100 } as const;

const ano = z.codec(
  z.string(),
  z
    .int()
    .check(
      z.gte(anosDeFeriado.primeiro, 'use um ano de 2000 a 2100'),
      z.lte(anosDeFeriado.ultimo, 'use um ano de 2000 a 2100'),
    ),
  { decode: (wire) => (/^\d{4}$/.test(wire) ? Number(wire) : 0), encode: String },
);

const novo = z.object({
  feriadoNome: typed(100).check(z.minLength(1, 'diga o nome do feriado')),
  tipoDescricao: z.enum(tiposDeFeriado, `use um destes: ${tiposDeFeriado.join(', ')}`),
  feriadoData: day,
});

export const insertFeriado = endpoint('POST /financeiro/insertFeriado/{x}', {
  summary:
    'Grava os feriados de um ano: os do corpo, os do calendário externo configurado e os da cidade. Os que já estão gravados ficam como estão.',
  params: z.object({ x: ano }),
  body: z.array(novo).check(z.maxLength(400, 'no máximo 400 feriados')),
  reply: z.object({
    status: z.boolean(),
    message: z.string(),
    /** Number of new days; the others were registered before. */
    gravados: z.optional(z.int()),
    /** Failure of the external calendar, in words. */
    aviso: z.optional(z.nullable(z.string())),
  }),
});
