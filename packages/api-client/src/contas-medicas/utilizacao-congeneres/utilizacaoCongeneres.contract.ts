import * as z from 'zod/mini';
import { congenere } from '../../cadastro/movimentacao/movimentacao.contract.ts';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { idText, optionalText, typed } from '../../kinds/text.ts';
import { inOrder } from '../../kinds/periodo.ts';

/** A guide of a partner insurer's beneficiary (CMR-10). */
export const utilizacao = z.object({
  GUI_OCOR: idText,
  GUI_DTEMI: day,
  GUI_DESCRICAO: optionalText,
  COD_SAU: idText,
  PEF_NOME: z.string(),
  NM_PRESTADOR: optionalText,
  /** Name of the partner insurer; only our own server sends it. */
  NM_CONGENERE: z.optional(optionalText),
});

export type Utilizacao = z.output<typeof utilizacao>;

/** A file for a partner insurer: its name and its text. */
export const arquivoUtilizacao = z.object({ nomeArquivo: z.string(), utilizacao: z.string() });

export type ArquivoUtilizacao = z.output<typeof arquivoUtilizacao>;

export const getListaCongeneres = endpoint('POST /contasMedicas/getListaCongeneres', {
  summary: 'Todas as congêneres, também as que já não estão ativas.',
  reply: z.object({ listaCongeneres: z.array(congenere) }),
});

export const getUtilizacaoCongenere = endpoint('POST /contasMedicas/getUtilizacaoCongenere', {
  summary: 'Guias dos beneficiários de uma congênere, ou de todas, num mês; com um arquivo por congênere.',
  body: z
    .object({
      /** Empty for every partner insurer. */
      codCongenere: typed(20),
      dtIni: day,
      dtFin: day,
    })
    .check(
      inOrder<'dtIni', 'dtFin'>('dtIni', 'dtFin'),
      z.refine(({ dtIni, dtFin }) => dtIni.slice(0, 7) === dtFin.slice(0, 7), {
        message: 'use um dia do mesmo mês de dtIni',
        path: ['dtFin'],
      }),
    ),
  reply: z.object({
    utilizacaoCongenere: z.array(utilizacao),
    utilizacaoCongenereExp: z.array(arquivoUtilizacao),
  }),
});
