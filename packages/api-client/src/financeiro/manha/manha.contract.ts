import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { day, dayTime, pathDay } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { idText } from '../../kinds/text.ts';
import { creditoRow } from '../retorno/creditos.contract.ts';
import { totalDoFim } from '../retorno/retorno.contract.ts';

/** Number of rows and their sum. */
const soma = z.object({ quantidade: z.int(), valor: money });

const arquivo = z.object({
  id: idText,
  nome: z.string(),
  enviadoEm: dayTime,
  /** Warnings of the file, with the returns missing before it (CBR-7). */
  avisos: z.array(z.string()),
  totais: z.array(totalDoFim),
});

export type ArquivoDaManha = z.output<typeof arquivo>;

const remessa = z.object({
  id: idText,
  sequencial: z.int(),
  enviadaEm: dayTime,
  semResposta: z.int(),
});

export const getManhaDoBanco = endpoint('GET /financeiro/getManhaDoBanco/{dia}', {
  summary:
    'A manhã do banco: os arquivos de retorno que entraram no dia com os totais por fim, os dias de crédito deles e os que esperam conferência, o que espera uma pessoa e o que falta.',
  params: z.object({ dia: pathDay }),
  reply: z.object({
    hoje: day,
    dia: day,
    // A part that could not be read is null, so that the others still come.
    /** Files in force received on the day. */
    arquivos: z.nullable(z.array(arquivo)),
    /** Days of credit in these files, and unchecked ones of the month before `dia`; rows of `getCreditosBanco`. */
    dias: z.nullable(z.array(creditoRow)),
    /** Sums of the present lists, whatever the day. */
    duvidas: z.nullable(soma),
    pix: z.nullable(soma),
    naoIdentificado: z.nullable(soma),
    creditos: z.nullable(soma),
    /** Sent files for the bank with commands without an answer. */
    remessas: z.nullable(z.array(remessa)),
  }),
});

export type ManhaDoBanco = z.output<typeof getManhaDoBanco.reply>;
