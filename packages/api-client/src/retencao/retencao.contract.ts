import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { pathCompetencia, pathCompetenciaOuTodas } from '../kinds/competencia.ts';
import { day, dayTime } from '../kinds/day.ts';
import { idText, optionalText, typed } from '../kinds/text.ts';

/** A code that may be blank: null in our code. */
const code = <const T extends readonly [string, ...string[]]>(codes: T) =>
  z.codec(z.nullish(z.string()), z.nullable(z.enum(codes)), {
    // An unknown code breaks the contract, and the error names it.
    decode: (wire) =>
      wire === undefined || wire === null || wire.trim() === '' ? null : (wire as T[number]),
    encode: (value) => value,
  });

const status = code(['A', 'F']);
const resultado = code(['P', 'N']);

/**
 * A beneficiary of the retention (RET-13). The state (`statusRet`, `resultadoRet`, `retencaoMotivo`) and the entry (`retCod`, `dtRetencao`,
 * `descricaoRetencao`) come from the newest entry; all null = no attendance yet.
 */
export const beneficiarioRetencao = z.object({
  matricula: idText,
  nome: z.string(),
  /** 'TITULAR' or 'DEPENDENTE'. */
  titularidade: optionalText,
  cpf: optionalText,
  cns: optionalText,
  telefone: optionalText,
  dtAtivacao: z.nullable(day),
  dtCancelamento: z.nullable(day),
  statusBen: z.string(),
  motivoCancelamento: optionalText,
  qtdeRet: z.int(),
  statusRet: status,
  resultadoRet: resultado,
  retencaoMotivo: optionalText,
  retCod: z.nullable(idText),
  dtRetencao: z.nullable(dayTime),
  descricaoRetencao: optionalText,
  /** Field of our own server: author of the newest entry. */
  usuario: z.optional(optionalText),
  /** Field of our own server: the person stays (RET-28). */
  retido: z.optional(z.boolean()),
});

export type BeneficiarioRetencao = z.output<typeof beneficiarioRetencao>;

/** One entry of the history; joined to its beneficiary by matricula (RET-10). */
export const entradaRetencao = z.object({
  matricula: idText,
  retCod: idText,
  descricaoRetencao: optionalText,
  dtRetencao: z.nullable(dayTime),
  statusRetencao: status,
  resultadoRetencao: resultado,
  retencaoMotivo: optionalText,
  usuario: z.optional(optionalText),
});

export type EntradaRetencao = z.output<typeof entradaRetencao>;

export const getBeneficiariosCancelados = endpoint('GET /retencao/getBeneficiariosCancelados/{competencia}', {
  summary: 'Beneficiários cancelados na competência, com o estado da sua retenção.',
  params: z.object({ competencia: pathCompetencia }),
  reply: z.array(beneficiarioRetencao),
});

export const getBeneficiariosCanceladosFimMes = endpoint('GET /retencao/getBeneficiariosCanceladosFimMes', {
  summary: 'Beneficiários cujo cancelamento espera o fim do mês corrente.',
  reply: z.array(beneficiarioRetencao),
});

const ofStatus = z.object({ competencia: pathCompetenciaOuTodas, status: z.enum(['A', 'F']) });

export const getRetencao = endpoint('GET /retencao/getRetencao/{competencia}/{status}', {
  summary: 'O histórico dos beneficiários de getRetencaoPessoas, a entrada mais nova primeiro.',
  params: ofStatus,
  reply: z.array(entradaRetencao),
});

export const getRetencaoPessoas = endpoint('GET /retencao/getRetencaoPessoas/{competencia}/{status}', {
  summary: 'Beneficiários em atendimento (A) ou finalizados (F) na competência, ou em todas.',
  params: ofStatus,
  reply: z.array(beneficiarioRetencao),
});

export const getMotivosRetencao = endpoint('GET /retencao/getMotivos', {
  summary: 'Os motivos de retenção, com os textos que a operadora escolheu.',
  reply: z.array(
    z.object({
      codigo: z.int(),
      descricao: z.string(),
      grupo: z.enum(['ANDAMENTO', 'POSITIVO', 'NEGATIVO']),
    }),
  ),
});

const feito = z.object({ success: z.boolean(), message: z.string(), retcod: z.optional(idText) });

export const addAtendimentoRetencao = endpoint('POST /retencao/addAtendimentoRetencao', {
  summary: 'Registra um atendimento de retenção. Recusado (409) quando o último já foi finalizado.',
  body: z.object({
    codsau: typed(20),
    retdesc: typed(2_000),
    retstatus: z.enum(['A', 'F']),
    retresultado: resultado,
    retmotivo: z.int(),
    /**
     * Field of our own server: newest entry on show, null for none. When a newer one exists, the server refuses with 409 (RET-9).
     */
    ultimoRetcod: z.optional(z.nullable(idText)),
  }),
  reply: feito,
});

export const reabrirAtendimentoRetencao = endpoint('POST /retencao/reabrirAtendimentoRetencao', {
  summary: 'Reabre um atendimento finalizado, pelo código da retenção, com o motivo.',
  body: z.object({
    retcod: idText,
    /** Field of our own server: why it is reopened (RET-8). */
    motivo: typed(1_000).check(z.trim(), z.minLength(1, 'diga por que se reabre')),
  }),
  reply: feito,
});
