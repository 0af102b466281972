import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { dayTime } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { idText, optionalText } from '../../kinds/text.ts';

/** Progress of a lot: some guides are under review, all are decided, all are settled too (CTM-54). */
const situacaoDoLote = z.enum(['Em análise', 'Incorporado', 'Baixado']);

/** A paper that is kept with its lot from the import on (TIS-64). */
export const papelDoLote = z.enum(['PROTOCOLO', 'COMPROVANTE', 'REJEITADAS']);

export type PapelDoLote = z.output<typeof papelDoLote>;

/** A lot of a provider with the result of its guides. The amount paid is unknown while some are under review. */
export const loteDoPrestador = z.object({
  protocolo: idText,
  /** 'code - name'. */
  prestador: z.string(),
  numeroLote: z.string(),
  nomeArquivo: z.string(),
  recebidoEm: dayTime,
  situacao: situacaoDoLote,
  guias: z.int(),
  aVerificar: z.int(),
  baixadas: z.int(),
  naoUtilizadas: z.int(),
  valorInformado: money,
  valorLiberado: z.nullable(money),
  valorGlosa: z.nullable(money),
  /** Kept papers; empty for a lot from before they were kept. */
  papeis: z.array(papelDoLote),
  /** Last downloaded analysis; null before the first. */
  demonstrativo: z.nullable(z.object({ em: dayTime, por: z.string(), guias: z.int(), parcial: z.boolean() })),
});

export type LoteDoPrestador = z.output<typeof loteDoPrestador>;

export const getLotesPrestador = endpoint('POST /contasMedicas/getLotesPrestador', {
  summary:
    'Os lotes de um prestador, do mais novo ao mais antigo, com a situação e os valores; sem prestador, os 200 mais novos de todos; 204 quando não há.',
  body: z.object({ codPrestador: z.optional(idText) }),
  reply: z.array(loteDoPrestador),
});

const lote = {
  body: z.object({
    protocolo: idText,
    /** Accepts a partial analysis, while some guides are under review. */
    parcial: z.optional(z.boolean()),
  }),
};

const arquivo = z.object({
  success: z.boolean(),
  nome: z.string(),
  /** Base64. */
  conteudo: z.string(),
  /** Sentence about the schema of ANS; null for a PDF, which has none. */
  conferencia: optionalText,
});
const demonstrativo = z.extend(arquivo, { parcial: z.boolean() });

export const getDemonstrativoXml = endpoint('POST /contasMedicas/getDemonstrativoXml', {
  summary:
    'O demonstrativo de análise de conta de um lote, em XML na versão TISS do lote; com `parcial`, o do que já está decidido.',
  ...lote,
  reply: demonstrativo,
});

export const getDemonstrativoPdf = endpoint('POST /contasMedicas/getDemonstrativoPdf', {
  summary:
    'O demonstrativo de análise de conta de um lote, em PDF; com `parcial`, o do que já está decidido.',
  ...lote,
  reply: demonstrativo,
});

export const getPapelDoLote = endpoint('POST /contasMedicas/getPapelDoLote', {
  summary:
    'O protocolo, o comprovante ou o arquivo só das rejeitadas de um lote importado, como saiu da importação.',
  body: z.object({ protocolo: idText, papel: papelDoLote }),
  reply: arquivo,
});
