import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { dayTime } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { optionalText } from '../../kinds/text.ts';

/** What a problem does: ERRO keeps its guide out, or the lot; PENDENCIA is kept and waits for a decision; AVISO only says it. */
export const nivelProblema = z.enum(['ERRO', 'PENDENCIA', 'AVISO']);

export type NivelProblema = z.output<typeof nivelProblema>;

/** Which reading found it: form of the XML, the lot as a whole, the contents of a guide, or the schema of ANS. */
export const camadaProblema = z.enum(['FORMA', 'LOTE', 'GUIA', 'ESQUEMA']);

export type CamadaProblema = z.output<typeof camadaProblema>;

/** One thing wrong in a provider's file: where it stands, what it is, what to do. */
export const problemaXml = z.object({
  /** From 1; null when the whole file is meant. */
  line: z.nullable(z.int()),
  column: z.nullable(z.int()),
  message: z.string(),
  nivel: nivelProblema,
  camada: camadaProblema,
  /** The provider's number of the guide; null outside guides. */
  guia: optionalText,
  /** The item's own number in its guide. */
  item: z.nullable(z.int()),
  /** Path of the element, without prefix. */
  campo: optionalText,
  remedio: optionalText,
  /** Of ANS table 38. */
  codigo: optionalText,
});

export type ProblemaXml = z.output<typeof problemaXml>;

/** A guide that stays out of the lot, once for each reason; `numeroGuiaOperadora` is the provider's number when the operator gave none. */
export const guiaRejeitada = z.object({
  numeroGuiaOperadora: z.string(),
  motivo: z.string(),
  numeroGuiaPrestador: z.string(),
});

export type GuiaRejeitada = z.output<typeof guiaRejeitada>;

/** A file that comes with the answer, in base64. */
const arquivoPronto = z.object({ nome: z.string(), conteudo: z.string() });

export type ArquivoPronto = z.output<typeof arquivoPronto>;

/** How a file ended: OK, some guides out, nothing in. */
export const statusXml = z.enum(['OK', 'Parcialmente', 'Rejeitado']);

export type StatusXml = z.output<typeof statusXml>;

const validacao = z.object({
  status: statusXml,
  message: z.string(),
  /** In the order of the file; at most 10,000, the rest is counted in `naoListados`. */
  errors: z.array(problemaXml),
  naoListados: z.int(),
  /** What the schema of ANS said, or that it is not installed. */
  esquema: z.string(),
});

export type ValidacaoXml = z.output<typeof validacao>;

export const validaXml = endpoint('POST /prestador/validaXml', {
  summary:
    'Confere só a forma de um lote TISS: XML, elementos e valores, e o esquema da ANS quando instalado. Nada é guardado.',
  file: 'arqXml',
  reply: validacao,
});

const resultado = z.extend(validacao, {
  codPrestador: optionalText,
  nomePrestador: optionalText,
  /** The receipt as a PDF in base64, to be kept under `{name of the file}.pdf`; null when there is nothing to give a receipt for. */
  comprovante: optionalText,
  guiasRejeitadas: z.array(guiaRejeitada),
  numeroLote: optionalText,
  versao: optionalText,
  guias: z.object({ total: z.int(), aceitas: z.int(), pendentes: z.int() }),
  /** Of the guides that are accepted. */
  valorAceito: money,
  /** Of the guides that are not. */
  valorRejeitado: money,
  /** The answer of the standard (protocoloRecebimento); null when nothing was received. */
  protocolo: z.nullable(z.extend(arquivoPronto, { numero: z.string() })),
  /** A lot of the refused guides alone, to be mended and sent. */
  somenteRejeitadas: z.nullable(z.extend(arquivoPronto, { semAssinatura: z.boolean() })),
  /** Against the last try of this lot; null of a first one. */
  comparacao: z.nullable(
    z.object({ total: z.int(), corrigidos: z.int(), novos: z.int(), em: dayTime, por: z.string() }),
  ),
});

export type ResultadoXml = z.output<typeof resultado>;

export const validaLoteXml = endpoint('POST /prestador/importaXml/rigoroso', {
  summary: 'Valida um lote TISS por inteiro: forma, lote e guias. Nada é guardado.',
  file: 'arqXml',
  reply: resultado,
});

export const importaLoteXml = endpoint('POST /prestador/importaXml/importar/rigoroso', {
  summary:
    'Importa um lote TISS: as guias sem erro entram para revisão e as outras ficam fora, com os motivos. O mesmo lote outra vez não muda nada.',
  file: 'arqXml',
  reply: resultado,
});
