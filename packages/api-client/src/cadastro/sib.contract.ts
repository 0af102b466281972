import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { day, dayTime } from '../kinds/day.ts';
import { idText, optionalText, typed } from '../kinds/text.ts';

/**
 * One error of one field of one rejected record of a return file (SIB-5). `cco` or `codbeneficiario` identifies the record: an
 * inclusion has the code, other movements the CCO.
 */
export const correcaoSib = z.object({
  cco: optionalText,
  codbeneficiario: optionalText,
  tipoMovimento: optionalText,
  campo: optionalText,
  valorCampo: optionalText,
  codigoErro: optionalText,
  mensagemErro: optionalText,
  /** Our beneficiary whom the record names; null when nobody here has its code or CCO. Other servers leave it out. */
  matricula: optionalText,
});

export type CorrecaoSib = z.output<typeof correcaoSib>;

export const leituraCorrecaoXmlSib = endpoint('POST /cadastro/leituraCorrecaoXmlSib', {
  summary:
    'Importa um arquivo de retorno do SIB (linguagem .RPX): grava os CCO que a ANS deu, dá baixa no envio que ele responde e devolve o que foi rejeitado. Repetir o mesmo arquivo não muda nada.',
  file: 'arquivo',
  reply: z.object({
    success: z.boolean(),
    message: z.string(),
    /** The title of the table (SIB-7). */
    problema: z.string(),
    header: z.object({ registroAns: z.string(), idItem: z.string() }),
    beneficiarios: z.array(correcaoSib),
    /** What the import changed; a server that only reads leaves it out. */
    importacao: z.optional(
      z.object({
        /** The same file had been imported before, so nothing changed; `por` and `em` are of that first import. */
        isRepetida: z.boolean(),
        por: z.string(),
        em: dayTime,
        /** CCOs written into the register. */
        ccosGravados: z.int(),
        /** Movements of our own sending that ANS accepted and rejected. */
        aceitos: z.int(),
        rejeitados: z.int(),
      }),
    ),
  }),
});

export type LeituraCorrecao = z.output<typeof leituraCorrecaoXmlSib.reply>;

/** Situation of a beneficiary at the regulator and at the operator. */
export const situacaoSib = z.enum(['ATIVO', 'INATIVO']);

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

/** A field of a beneficiary of both registers that differs; days are written DD/MM/AAAA, an absent value is null. */
export const divergenciaSib = z.object({
  cco: idText,
  codbeneficiario: idText,
  nome: z.string(),
  /** As people call it: Nome, CPF, Data de nascimento, Nome da mãe, Plano… */
  campo: z.string(),
  valorAns: optionalText,
  valorOperadora: optionalText,
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
    /** When everything was last compared; later changes are in the lists all the same. */
    comparadoEm: z.nullable(dayTime),
    contagens: z.object({
      semCcoNaOperadora: z.int(),
      situacao: z.int(),
      /** Fields, not beneficiaries. */
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

export const conferenciaCadastralSib = endpoint('POST /cadastro/conferenciaCadastralSib', {
  summary: 'Recalcula a comparação entre a ANS e a operadora.',
  reply: z.object({ success: z.boolean(), message: z.string(), quantidade: z.int() }),
});

/** A CCO that Atualizar CCO did not write, and why; `matricula` is the bond it would have gone to. */
export const ccoNaoGravado = z.object({
  cco: idText,
  codbeneficiario: optionalText,
  cpf: optionalText,
  matricula: optionalText,
  motivo: z.string(),
});

export type CcoNaoGravado = z.output<typeof ccoNaoGravado>;

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
    /** Those that were not written, in their order; a server that only counts leaves it out. */
    naoGravados: z.optional(z.array(ccoNaoGravado)),
  }),
});

/** Asked before a file is sent, so that a large file that was imported before is not uploaded again. */
export const verificaArquivoSib = endpoint('POST /cadastro/verificaArquivoSib', {
  summary: 'Diz se um arquivo do SIB (.RPX ou .CNX) já foi importado, quando e por quem, pelo seu SHA-256.',
  body: z.object({ sha256: typed(64) }),
  reply: z.object({ isRepetido: z.boolean(), por: optionalText, em: z.nullable(dayTime) }),
});
