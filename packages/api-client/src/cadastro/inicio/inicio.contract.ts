import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { competencia } from '../../kinds/competencia.ts';
import { day, dayTime } from '../../kinds/day.ts';
import { haDe } from '../../kinds/ha.ts';
import { idText } from '../../kinds/text.ts';
import { situacaoEnvio } from '../envio/envio.contract.ts';

/** A file of the SIB: its name, the moment of its import or making, and the person (name, else login). */
const arquivo = { nome: z.string(), em: dayTime, por: z.string() };

export const getInicio = endpoint('GET /cadastro/getInicio', {
  summary: 'O início do módulo: os últimos arquivos do SIB e o que espera por alguém.',
  reply: z.object({
    ha: haDe('vidas', 'movimentacoes'),
    /** The file of ANS (.CNX) in force; null before the first. */
    conferencia: z.nullable(z.object({ ...arquivo, quantidade: z.int() })),
    /** True when lives came into the register after its last comparison with the file (SIB-49). */
    cadastroMudou: z.boolean(),
    /** The last return of ANS (.RPX); null before the first. */
    retorno: z.nullable(z.object({ ...arquivo, aceitos: z.int(), rejeitados: z.int() })),
    /** The last file made for ANS (.SBX); null before the first. */
    envio: z.nullable(z.object({ ...arquivo, competencia, situacao: situacaoEnvio, quantidade: z.int() })),
    /** The SIB by month, this one first (SIB-62). Other servers leave it out. */
    calendario: z.optional(
      z.array(
        z.object({
          competencia,
          /** Last day for its file. */
          prazo: day,
          /** State of its newest file; null without one. */
          situacao: z.nullable(situacaoEnvio),
          geradoEm: z.nullable(dayTime),
          retornoEm: z.nullable(dayTime),
          /** Days after `prazo` on which its file was made, or until today without one. */
          atraso: z.int(),
          /** Days since a file waits for its return; null when none does. */
          espera: z.nullable(z.int()),
        }),
      ),
    ),
    /** Bonds without CCO that ANS must know, by their situation at the operator. */
    semCco: z.object({ ativos: z.int(), inativos: z.int() }),
    /** Rejections of ANS that wait for a correction or a discard, one per field (CAD-24). */
    rejeitados: z.int(),
    /** Movements not exported yet, by partner insurer; insurers without any are left out. */
    congeneres: z.array(z.object({ codigo: idText, nome: z.string(), quantidade: z.int() })),
    /** Results of the conference; zeros before the first. `campos` counts fields, not beneficiaries. */
    diferencas: z.object({ semCcoNaOperadora: z.int(), situacao: z.int(), campos: z.int() }),
  }),
});

export type InicioCadastro = z.output<typeof getInicio.reply>;
