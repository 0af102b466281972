import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { dayTime } from '../../kinds/day.ts';
import { money } from '../../kinds/decimal.ts';
import { idText, optionalText } from '../../kinds/text.ts';
import { papelDoLote } from '../demonstrativo/demonstrativo.contract.ts';

/** Effect of a problem: ERRO keeps the guide or the lot out; PENDENCIA waits for a decision; AVISO only informs. */
const nivelProblema = z.enum(['ERRO', 'PENDENCIA', 'AVISO']);

/** The check that found it: form of the XML, lot, contents of a guide, or schema of ANS. */
const camadaProblema = z.enum(['FORMA', 'LOTE', 'GUIA', 'ESQUEMA']);

/** One error in a provider's file: place, text, remedy. */
export const problemaXml = z.object({
  /** Line from 1; null for the whole file. */
  line: z.nullable(z.int()),
  column: z.nullable(z.int()),
  message: z.string(),
  nivel: nivelProblema,
  camada: camadaProblema,
  /** The provider's number of the guide; null outside guides. */
  guia: optionalText,
  /** Place of the guide in the lot, from 1, because a number may repeat; null outside guides. */
  ordem: z.nullable(z.int()),
  /** The item's own number in its guide. */
  item: z.nullable(z.int()),
  /** Path of the element, without prefix. */
  campo: optionalText,
  remedio: optionalText,
  /** Code of ANS table 38. */
  codigo: optionalText,
});

export type ProblemaXml = z.output<typeof problemaXml>;

/** A guide outside the lot, once per reason. */
export const guiaRejeitada = z.object({
  /** Null when the operator gave none. */
  numeroGuiaOperadora: optionalText,
  /** Place in the lot, from 1. */
  ordem: z.int(),
  motivo: z.string(),
  numeroGuiaPrestador: z.string(),
});

export type GuiaRejeitada = z.output<typeof guiaRejeitada>;

/** An XML file inside the answer, in base64; `conferencia` is the sentence about the schema of ANS. */
const arquivoPronto = z.object({ nome: z.string(), conteudo: z.string(), conferencia: z.string() });

/** Result of a file: all guides in, some out, all out. */
export const statusXml = z.enum(['OK', 'Parcialmente', 'Rejeitado']);

export type StatusXml = z.output<typeof statusXml>;

const validacao = z.object({
  status: statusXml,
  message: z.string(),
  /** In the order of the file, at most 10,000; `naoListados` counts the rest. */
  errors: z.array(problemaXml),
  naoListados: z.int(),
  /** Message of the schema of ANS, or a note that it is not installed. */
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
  /** Receipt as a PDF in base64, for a file named `{name of the file}.pdf`; null when there is nothing to receipt. */
  comprovante: optionalText,
  guiasRejeitadas: z.array(guiaRejeitada),
  numeroLote: optionalText,
  versao: optionalText,
  guias: z.object({ total: z.int(), aceitas: z.int(), pendentes: z.int() }),
  /** Sum of the accepted guides. */
  valorAceito: money,
  /** Sum of the refused guides. */
  valorRejeitado: money,
  /** The answer of the standard (protocoloRecebimento); null when nothing was received. */
  protocolo: z.nullable(z.extend(arquivoPronto, { numero: z.string() })),
  /** A lot with only the refused guides, for correction and another sending. */
  somenteRejeitadas: z.nullable(z.extend(arquivoPronto, { semAssinatura: z.boolean() })),
  /** Papers that the schema of ANS refuses, each with the reason in one sentence. */
  retidos: z.array(z.string()),
  /** Papers that are kept of this lot, also when the file is sent again; null when it never went in. */
  guardados: z.nullable(z.object({ protocolo: idText, papeis: z.array(papelDoLote) })),
  /** Comparison with the last attempt of this lot; null for a first one. */
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
