import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { dayTime } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { idText } from '../../kinds/text.ts';

/** Progress of a lot: some guides are under review, all are decided, all are settled too (CTM-54). */
const situacaoDoLote = z.enum(['Em análise', 'Incorporado', 'Baixado']);

/** A lot of a provider with the result of its guides. The amount paid is unknown while some are under review. */
export const loteDoPrestador = z.object({
  protocolo: idText,
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
});

export type LoteDoPrestador = z.output<typeof loteDoPrestador>;

export const getLotesPrestador = endpoint('POST /contasMedicas/getLotesPrestador', {
  summary:
    'Os lotes de um prestador, do mais novo ao mais antigo, com a situação e os valores; 204 quando não há.',
  body: z.object({ codPrestador: idText }),
  reply: z.array(loteDoPrestador),
});

const lote = { body: z.object({ protocolo: idText }) };
/** The file in base64. */
const arquivo = z.object({ success: z.boolean(), nome: z.string(), conteudo: z.string() });

export const getDemonstrativoXml = endpoint('POST /contasMedicas/getDemonstrativoXml', {
  summary: 'O demonstrativo de análise de conta de um lote, em XML na versão TISS do lote.',
  ...lote,
  reply: arquivo,
});

export const getDemonstrativoPdf = endpoint('POST /contasMedicas/getDemonstrativoPdf', {
  summary: 'O demonstrativo de análise de conta de um lote, em PDF.',
  ...lote,
  reply: arquivo,
});
