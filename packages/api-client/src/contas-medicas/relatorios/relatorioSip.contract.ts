import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { pathCompetencia } from '../../kinds/competencia.ts';
import { inOrder } from '../../kinds/periodo.ts';
import { money } from '../../kinds/decimal.ts';

/** Types of contract: individual, of companies and by adhesion, all. */
const contratacao = z.enum(['I', 'E', 'T'], 'use I, E ou T');

/** No screen of the specification uses this call; its meaning follows its name (CMR-12). */
export const getRelatorioSip = endpoint('GET /ContasMedicas/RelatorioSip/{a}/{b}/{c}', {
  summary:
    'Histórico: o SIP acabou em 2026 (RN ANS 639/2025). Eventos, beneficiários e despesa por item assistencial do SIP, da primeira competência (a) à última (b), do tipo de contratação (c: I, E ou T).',
  params: z.object({ a: pathCompetencia, b: pathCompetencia, c: contratacao }).check(inOrder('a', 'b')),
  query: z.object({
    /** Types of guide, repeated for several; without one all count. */
    tipos: z.codec(
      z.optional(z.union([z.string(), z.array(z.string())])),
      z
        .array(z.string().check(z.regex(/^[A-Z]$/, 'use uma letra')))
        .check(z.maxLength(26, 'no máximo 26 tipos')),
      { decode: (wire) => [wire ?? []].flat(), encode: (tipos) => tipos },
    ),
  }),
  reply: z.array(
    z.object({
      item: z.enum([
        'CONSULTAS',
        'OUTROS ATENDIMENTOS',
        'EXAMES',
        'TERAPIAS',
        'INTERNAÇÕES',
        'DEMAIS DESPESAS',
      ]),
      eventos: z.int(),
      beneficiarios: z.int(),
      despesa: money,
    }),
  ),
});

export type ItemSip = z.output<typeof getRelatorioSip.reply>[number];
