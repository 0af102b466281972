import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { confirmado, type LinhaDoAto, type Unidade } from '../../kinds/confirmado.ts';
import { dayTime } from '../../kinds/day.ts';
import { idText, optionalText, typed } from '../../kinds/text.ts';

/** A partner insurer. */
export const congenere = z.object({ codCongenere: idText, nomeCongenere: z.string() });

export type Congenere = z.output<typeof congenere>;

/** A movement for a partner insurer; `DT_HR_ENVIADA` null = not exported yet. */
export const movimentacao = z.object({
  COD_SAU: idText,
  PEF_NOME: z.string(),
  OPERACAO: z.string(),
  DT_HR_ENVIADA: z.nullable(dayTime),
  /** Name of the person who exported it, else the login; null where the server does not say. */
  EXPORTADO_POR: optionalText,
});

export type Movimentacao = z.output<typeof movimentacao>;

/** Words for movements in the question before an export. */
export const unidadeDaMovimentacao: Unidade = {
  um: 'movimentação',
  varios: 'movimentações',
  temValor: false,
};

/** Line of a movement in the question before its export (REL-46). */
export const linhaDaMovimentacao = ({
  COD_SAU,
  OPERACAO,
}: Pick<Movimentacao, 'COD_SAU' | 'OPERACAO'>): LinhaDoAto => ({ id: `${COD_SAU} ${OPERACAO}` });

/** A file made for a partner insurer; `exportadoPor` as in `EXPORTADO_POR`. */
export const exportacao = z.object({
  id: idText,
  nomeArquivo: z.string(),
  exportadaEm: dayTime,
  exportadoPor: z.string(),
  quantidade: z.int(),
});

export type Exportacao = z.output<typeof exportacao>;

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
  summary:
    'Marca como exportada a movimentação de uma congênere que ainda não foi e responde o arquivo CSV; com o mesmo pedido, responde de novo o mesmo arquivo. Recusado (409) se não é a confirmada.',
  /** `pedido` is a UUID: a repeated request with the same one answers the same file, so a lost answer loses nothing (CAD-18). */
  body: z.object({
    codCongenere: typed(20),
    pedido: z.optional(z.uuid('O pedido não é um UUID.')),
    confirmado: z.optional(confirmado),
  }),
  /**
   * `arquivo` is null when there was nothing to export, absent when the server only marks (the specification's form of the call).
   */
  reply: z.object({
    success: z.boolean(),
    message: z.string(),
    quantidade: z.int(),
    id: z.optional(idText),
    nomeArquivo: z.optional(z.string()),
    arquivo: z.optional(z.nullable(z.string())),
  }),
});

export const getExportacoesMovimentacao = endpoint('POST /cadastro/getExportacoesMovimentacao', {
  summary: 'Os arquivos já exportados para uma congênere, do mais novo ao mais antigo.',
  body: z.object({ codCongenere: typed(20) }),
  reply: z.array(exportacao),
});

export const baixaExportacaoMovimentacao = endpoint('POST /cadastro/baixaExportacaoMovimentacao', {
  summary: 'O arquivo de uma exportação anterior, byte por byte.',
  body: z.object({ id: idText }),
  /** `arquivo`: CSV text with the byte order mark of UTF-8. */
  reply: z.object({ nomeArquivo: z.string(), arquivo: z.string() }),
});
