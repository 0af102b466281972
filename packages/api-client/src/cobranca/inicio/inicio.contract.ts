import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { competencia } from '../../kinds/competencia.ts';
import { day, dayTime } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { haDe } from '../../kinds/ha.ts';

/** Open titles of one age band. Each title is in one band; its payer is counted in every band where he has a title (COB-24). */
const faixa = z.object({
  /** One of the names in `faixasDeAtraso`. */
  nome: z.string(),
  /** First and last due day of the band; the oldest one begins with the oldest title. */
  inicio: day,
  fim: day,
  titulos: z.int(),
  /** Paying holders and companies. */
  titulares: z.int(),
  empresas: z.int(),
  /** Without fine and interest. */
  valor: money,
});

export const getInicio = endpoint('GET /cobranca/getInicio', {
  summary: 'O início do módulo: o que está em atraso, o que espera por alguém e o que houve no mês.',
  reply: z.object({
    hoje: day,
    /** The month of `hoje`; the counts below are of this month. */
    competencia,
    ha: haDe('vidas', 'retencoes', 'titulos'),
    // A part that could not be read is null, so that the others still come.
    /**
     * Late titles by age, as listed by `getInadimplentesAposVencimento`. The total counts each holder and company once.
     */
    atraso: z.nullable(
      z.object({ titulos: z.int(), titulares: z.int(), empresas: z.int(), faixas: z.array(faixa) }),
    ),
    /** Cancellations of the month, past and coming, and those without any attendance. */
    cancelamentos: z.nullable(z.object({ quantidade: z.int(), semAtendimento: z.int() })),
    /**
     * Retentions whose newest entry is an attendance in course. `abertas` counts all months; `anteriores` only earlier ones, `maisAntiga`
     * being the oldest.
     */
    retencoes: z.nullable(
      z.object({ abertas: z.int(), anteriores: z.int(), maisAntiga: z.nullable(competencia) }),
    ),
    /** Campaigns of any month; `ha` is true when there is at least one. */
    campanhas: z.nullable(z.object({ aguardando: z.int(), enviando: z.int(), ha: z.boolean() })),
    /** Late contracts by queue, as listed by `getNotificacoes`, and when they were counted (NOT-14). */
    notificacoes: z.nullable(
      z.object({ avisar: z.int(), aguardando: z.int(), pode: z.int(), calculadoEm: dayTime }),
    ),
    /** Number of the reader's calls that are due, as in `getNotificacoes` (NOT-33). */
    ligacoes: z.nullable(z.int()),
    /** Sendings by e-mail in the month, as listed by `getDocumentosEnviados`. */
    enviados: z.nullable(z.object({ boletos: z.int(), declaracoes: z.int() })),
  }),
});

export type InicioCobranca = z.output<typeof getInicio.reply>;
