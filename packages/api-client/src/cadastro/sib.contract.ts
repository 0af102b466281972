import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { day } from '../kinds/day.ts';
import { idText, optionalText } from '../kinds/text.ts';

/**
 * One error of one field of one rejected record of a return file (.RPX language, domain.md §1a).
 * `cco` or `codbeneficiario` identifies the record: an inclusion has the code, other movements the CCO.
 */
export const correcaoSib = z.object({
  cco: optionalText,
  codbeneficiario: optionalText,
  tipoMovimento: optionalText,
  campo: optionalText,
  valorCampo: optionalText,
  codigoErro: optionalText,
  mensagemErro: optionalText,
});

export type CorrecaoSib = z.output<typeof correcaoSib>;

export const leituraCorrecaoXmlSib = endpoint('POST /cadastro/leituraCorrecaoXmlSib', {
  summary: 'Lê um arquivo de retorno do SIB (linguagem .RPX) e devolve o que a ANS rejeitou. Nada é gravado.',
  file: 'arquivo',
  reply: z.object({
    success: z.boolean(),
    message: z.string(),
    /** The problem found, for the title of the table. */
    problema: z.string(),
    header: z.object({ registroAns: z.string(), idItem: z.string() }),
    beneficiarios: z.array(correcaoSib),
  }),
});

export type LeituraCorrecao = z.output<typeof leituraCorrecaoXmlSib.reply>;

/** Situation of a beneficiary at the regulator and at the operator. */
export const situacaoSib = z.enum(['ATIVO', 'INATIVO']);

/** A row of the five comparisons; a column that a comparison does not have is null. */
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

/** Counts of the import that runs now, for the progress on screen; null when none runs. */
export const progressoConferenciaSib = endpoint('GET /cadastro/progressoConferenciaSib', {
  summary: 'Andamento da importação de um arquivo de conferência.',
  reply: z.object({ emAndamento: z.boolean(), lidos: z.int(), fracao: z.nullable(z.number()) }),
});

export const atualizaCodigoAns = endpoint('PUT /cadastro/atualizaCodigoAns', {
  summary: 'Grava na operadora o CCO dado pela ANS: acha o beneficiário pelo código e, na falta, pelo CPF.',
  body: z.array(z.object({ cco: idText, codbeneficiario: optionalText, cpf: optionalText })),
  reply: z.object({ success: z.boolean(), message: z.string(), atualizados: z.int() }),
});
