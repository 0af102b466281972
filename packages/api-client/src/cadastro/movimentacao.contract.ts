import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { dayTime } from '../kinds/day.ts';
import { idText, typed } from '../kinds/text.ts';

/** A partner insurer. */
export const congenere = z.object({ codCongenere: idText, nomeCongenere: z.string() });

export type Congenere = z.output<typeof congenere>;

/** A movement to be told to a partner insurer; `DT_HR_ENVIADA` null = not exported yet. */
export const movimentacao = z.object({
  COD_SAU: idText,
  PEF_NOME: z.string(),
  OPERACAO: z.string(),
  DT_HR_ENVIADA: z.nullable(dayTime),
});

export type Movimentacao = z.output<typeof movimentacao>;

export const getListaCongeneresMov = endpoint('POST /cadastro/getListaCongeneresMov', {
  summary: 'Congêneres que recebem movimentação de beneficiários.',
  reply: z.object({ success: z.boolean(), message: z.string(), listaCongeneres: z.array(congenere) }),
});

export const getMovimentacaoBeneficiarios = endpoint('POST /cadastro/getMovimentacaoBeneficiarios', {
  summary: 'Movimentação de uma congênere: as linhas e o arquivo CSV do que falta exportar.',
  body: z.object({ codCongenere: typed(20), incluiExportados: z.boolean() }),
  reply: z.object({
    success: z.boolean(),
    message: z.string(),
    codCongenere: idText,
    utilizacaoCongenere: z.array(movimentacao),
    movimentacaoBeneficiarios: z.string(),
  }),
});

export const exportaMovimentacaoBeneficiarios = endpoint('POST /cadastro/exportaMovimentacaoBeneficiarios', {
  summary: 'Marca como exportada a movimentação de uma congênere que ainda não foi.',
  body: z.object({ codCongenere: typed(20) }),
  reply: z.object({ success: z.boolean(), message: z.string(), quantidade: z.int() }),
});
