import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { competencia } from '../../kinds/competencia.ts';
import { day, dayTime } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { haDe } from '../../kinds/ha.ts';
import { idText } from '../../kinds/text.ts';
import { situacaoDaConferencia } from '../conferencia-da-noite/conferenciaDaNoite.contract.ts';

/** Number of rows and their sum. */
const soma = z.object({ quantidade: z.int(), valor: money });

const arquivo = z.object({
  id: idText,
  nome: z.string(),
  recebidoEm: dayTime,
  boletos: z.int(),
});

export type ArquivoRecebido = z.output<typeof arquivo>;

export const getInicio = endpoint('GET /financeiro/getInicio', {
  summary:
    'O início do módulo: o que se recebeu e pagou no mês, o que vence, o que está em atraso e os últimos retornos.',
  reply: z.object({
    hoje: day,
    /** The month of `hoje`. */
    competencia,
    ha: haDe('titulos'),
    // A part that could not be read is null, so that the others still come.
    /** Totals of the month's list `getRecebimentos`. */
    recebidos: z.nullable(soma),
    /** Payments of the month, including the cash box and social security. */
    pagos: z.nullable(soma),
    /** Open bills due from `hoje` to `ate`. */
    aVencer: z.nullable(z.extend(soma, { ate: day })),
    /** Late bills by age, with the names of `faixasDeSaldo`; bills in time are left out. */
    atraso: z.nullable(z.array(z.extend(soma, { nome: z.string() }))),
    /** The last return files of the bank, the newest first. */
    arquivos: z.nullable(z.array(arquivo)),
    /** The night check (CTA-18). */
    conferencia: z.nullable(situacaoDaConferencia),
  }),
});

export type InicioFinanceiro = z.output<typeof getInicio.reply>;
