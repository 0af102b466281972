import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { confirmado } from '../../kinds/confirmado.ts';
import { day, dayTime } from '../../kinds/day.ts';
import { haDe } from '../../kinds/ha.ts';
import { digits, idText, optionalText, typed } from '../../kinds/text.ts';
import { estadoDaTarefa } from '../../shell/tarefa.kinds.ts';
import { andamentos } from '../diferencas/diferencas.rules.ts';
import { ccoNaoGravado } from '../leitura-correcao/ccoNaoGravado.ts';

/** Situation of a beneficiary at the regulator and at the operator. */
const situacaoSib = z.enum(['ATIVO', 'INATIVO']);

/** A row of the five comparisons; a column that a comparison lacks is null. */
export const comparacaoSib = z.object({
  cco: optionalText,
  codbeneficiario: optionalText,
  cpf: optionalText,
  cns: optionalText,
  nome: optionalText,
  ativacao: z.nullable(day),
  cancelamento: z.nullable(day),
  atualizacao: z.nullable(day),
  situacao: z.nullable(situacaoSib),
  situacaoAns: z.nullable(situacaoSib),
  situacaoOs: z.nullable(situacaoSib),
  /** Way of a difference to ANS (SIB-51); null while nobody decided it, and in lists without this act. */
  andamento: z.nullable(z.enum(andamentos)),
});

export type ComparacaoSib = z.output<typeof comparacaoSib>;

export const getBeneficiariosNaAnsSemCcoNaOeste = endpoint(
  'GET /cadastro/getBeneficiariosNaAnsSemCcoNaOeste',
  {
    summary: 'Beneficiários com CCO na ANS e sem CCO na operadora.',
    reply: z.array(comparacaoSib),
  },
);

export const getSituacaoAnsXOeste = endpoint('GET /cadastro/getSituacaoAnsXOeste', {
  summary: 'Beneficiários cuja situação na ANS difere da situação na operadora.',
  reply: z.array(comparacaoSib),
});

export const beneficiariosSemCco = endpoint('GET /cadastro/beneficiariosSemCco', {
  summary: 'Beneficiários da operadora sem CCO, ativos e inativos (situacaoOs).',
  reply: z.array(comparacaoSib),
});

export const getConferenciaSib = endpoint('GET /cadastro/getConferenciaSib', {
  summary: 'O último arquivo de conferência da ANS importado.',
  reply: z.array(comparacaoSib),
});

export const getConferenciaCadastralSib = endpoint('GET /cadastro/getConferenciaCadastralSib', {
  summary: 'O mesmo que getConferenciaSib (decisões Q46).',
  reply: z.array(comparacaoSib),
});

/** A field that differs between the two registers. Days are written DD/MM/AAAA; an absent value is null. */
export const divergenciaSib = z.object({
  cco: idText,
  codbeneficiario: idText,
  nome: z.string(),
  /** Label on screen: Nome, CPF, Data de nascimento, Nome da mãe, Plano… */
  campo: z.string(),
  valorAns: optionalText,
  valorOperadora: optionalText,
  andamento: z.nullable(z.enum(andamentos)),
});

export type DivergenciaSib = z.output<typeof divergenciaSib>;

export const getDivergenciasSib = endpoint('GET /cadastro/getDivergenciasSib', {
  summary:
    'Campo por campo, o que a ANS tem diferente da operadora; nomes se comparam sem acentos, caixa e espaços repetidos.',
  reply: z.array(divergenciaSib),
});

export const getResumoConferenciaSib = endpoint('GET /cadastro/getResumoConferenciaSib', {
  summary:
    'O arquivo de conferência em vigor, quando foi comparado com o cadastro e quantas linhas tem cada lista da comparação.',
  reply: z.object({
    /** Null before the first import. */
    arquivo: z.nullable(z.object({ nome: z.string(), em: dayTime, por: z.string(), quantidade: z.int() })),
    /**
     * Moment of the last comparison. Later changes are in the lists all the same, except for lives that came uncompared (SIB-49).
     */
    comparadoEm: z.nullable(dayTime),
    cadastroMudou: z.boolean(),
    ha: haDe('vidas'),
    /** `campos` counts fields, not beneficiaries. */
    contagens: z.object({
      semCcoNaOperadora: z.int(),
      situacao: z.int(),
      campos: z.int(),
      ativosSemCco: z.int(),
      inativosSemCco: z.int(),
      conferencia: z.int(),
    }),
  }),
});

export type ResumoConferencia = z.output<typeof getResumoConferenciaSib.reply>;

const resultado = z.object({ success: z.boolean(), message: z.string(), error: z.optional(z.string()) });

export const importaConferenciaCadastralSib = endpoint('POST /cadastro/importaConferenciaCadastralSib', {
  summary:
    'Importa o arquivo de conferência (.CNX) da ANS, inteiro ou nada; repetir o mesmo arquivo não muda nada.',
  file: 'arquivo',
  reply: resultado,
});

/** A conference file (.CNX) that was read. `data` is the moment written in the file; `em` and `por` tell its import. */
export const arquivoConferencia = z.object({
  id: idText,
  nome: z.string(),
  data: z.nullable(dayTime),
  quantidade: z.int(),
  em: dayTime,
  por: z.string(),
  isEmVigor: z.boolean(),
  /** Moment and person of the last time that it was put in force; null before. */
  vigorEm: z.nullable(dayTime),
  vigorPor: optionalText,
  /** Its records are stored here, so it can be put in force. */
  isGuardado: z.boolean(),
  /** Its hash did not match, and a person accepted it. */
  isHashAceito: z.boolean(),
});

export type ArquivoConferencia = z.output<typeof arquivoConferencia>;

/** Warnings before a file replaces the one in force (SIB-38, SIB-41). */
export const avisoConferencia = z.enum(['MAIS ANTIGO', 'MUITO MENOR', 'HASH']);

export type AvisoConferencia = z.output<typeof avisoConferencia>;

const previaConferencia = z.object({
  arquivo: arquivoConferencia,
  /** Beneficiaries that ANS has as active. */
  ativos: z.int(),
  /** Null before the first file. */
  emVigor: z.nullable(arquivoConferencia),
  /** Beneficiaries that differ from the file in force. `situacao` counts those of `mudam` whose situation differs. */
  mudancas: z.nullable(z.object({ entram: z.int(), saem: z.int(), mudam: z.int(), situacao: z.int() })),
  avisos: z.array(avisoConferencia),
});

export type PreviaConferencia = z.output<typeof previaConferencia>;

export const previaConferenciaSib = endpoint('POST /cadastro/previaConferenciaSib', {
  summary:
    'Lê um arquivo de conferência (.CNX) e diz o que mudaria se ele entrasse em vigor; até usaConferenciaSib nada muda.',
  file: 'arquivo',
  reply: previaConferencia,
});

export const getConferenciasSib = endpoint('GET /cadastro/getConferenciasSib', {
  summary: 'Os arquivos de conferência importados, do mais novo ao mais antigo, com quem e quando.',
  reply: z.array(arquivoConferencia),
});

export const previaDaConferenciaSib = endpoint('POST /cadastro/previaDaConferenciaSib', {
  summary: 'O que mudaria se um arquivo de conferência já importado voltasse a vigorar.',
  body: z.object({ id: typed(9) }),
  reply: previaConferencia,
});

export const usaConferenciaSib = endpoint('POST /cadastro/usaConferenciaSib', {
  summary:
    'Põe em vigor um arquivo de conferência lido ou já importado e o compara com o cadastro; com avisos, só quem diz que está ciente. Recusado (409) se outro arquivo entrou em vigor depois da prévia.',
  body: z.object({ id: typed(9), ciente: z.optional(z.boolean()), confirmado: z.optional(confirmado) }),
  reply: resultado,
});

export const getComparacaoSib = endpoint('GET /cadastro/getComparacaoSib', {
  summary: 'A última comparação de um arquivo de conferência com o cadastro, e como ela está.',
  reply: z.object({ tarefa: z.nullable(estadoDaTarefa) }),
});

export const cancelaComparacaoSib = endpoint('POST /cadastro/cancelaComparacaoSib', {
  summary: 'Cancela a comparação de um arquivo de conferência; o arquivo em vigor continua o mesmo.',
  body: z.object({ id: digits(9) }),
  reply: estadoDaTarefa,
});

export const conferenciaCadastralSib = endpoint('POST /cadastro/conferenciaCadastralSib', {
  summary: 'Recalcula a comparação entre a ANS e a operadora.',
  reply: z.object({ success: z.boolean(), message: z.string(), quantidade: z.int() }),
});

/** Counts of the import that runs now, for the progress on screen; null when none runs. */
export const progressoConferenciaSib = endpoint('GET /cadastro/progressoConferenciaSib', {
  summary: 'Andamento da importação de um arquivo de conferência.',
  reply: z.object({ emAndamento: z.boolean(), lidos: z.int(), fracao: z.nullable(z.number()) }),
});

export const atualizaCodigoAns = endpoint('PUT /cadastro/atualizaCodigoAns', {
  summary: 'Grava na operadora o CCO dado pela ANS: acha o beneficiário pelo código e, na falta, pelo CPF.',
  body: z.array(z.object({ cco: idText, codbeneficiario: optionalText, cpf: optionalText })),
  reply: z.object({
    success: z.boolean(),
    message: z.string(),
    atualizados: z.int(),
    /** CCOs that were not written, in their order; a server that only counts leaves them out. */
    naoGravados: z.optional(z.array(ccoNaoGravado)),
  }),
});
