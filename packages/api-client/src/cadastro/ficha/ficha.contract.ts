import * as z from 'zod/mini';
import { conflitoDe } from '../../http/conflito.ts';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { digitosMatricula } from '../../kinds/matricula.ts';
import { idText, optionalText, typed } from '../../kinds/text.ts';

/** Longest texts that the SIB takes (SIB-30). */
export const limitesFicha = {
  nome: 70,
  cpf: 11,
  cns: 15,
  nomeMae: 70,
  logradouro: 50,
  numero: 5,
  complemento: 15,
  bairro: 30,
  codigoMunicipio: 7,
  cep: 8,
} as const;

/**
 * Fields of a beneficiary that a person may correct (CAD-20). Names are the SIB's own, so that an error of ANS finds its field.
 */
const dados = (text: (max: number) => ReturnType<typeof typed>) => ({
  nome: text(limitesFicha.nome),
  cpf: z.nullable(text(limitesFicha.cpf)),
  cns: z.nullable(text(limitesFicha.cns)),
  dataNascimento: day,
  /** F or M; the SIB writes 3 and 1. */
  sexo: z.enum(['F', 'M']),
  nomeMae: z.nullable(text(limitesFicha.nomeMae)),
  logradouro: z.nullable(text(limitesFicha.logradouro)),
  numero: z.nullable(text(limitesFicha.numero)),
  complemento: z.nullable(text(limitesFicha.complemento)),
  bairro: z.nullable(text(limitesFicha.bairro)),
  /** IBGE code of 7 digits; the SIB takes the first 6. */
  codigoMunicipio: z.nullable(text(limitesFicha.codigoMunicipio)),
  cep: z.nullable(text(limitesFicha.cep)),
});

export const dadosFicha = z.object(dados(typed));

export type DadosFicha = z.output<typeof dadosFicha>;

/** One of the fields; its name is the SIB's. */
export type CampoFicha = keyof DadosFicha;

/** A field that ANS rejected and that no later return accepted; `campo` is one of our field names, or '' when ANS named another. */
export const erroFicha = z.object({
  campo: z.string(),
  /** The name of the field as ANS wrote it. */
  campoAns: optionalText,
  valorCampo: optionalText,
  codigoErro: optionalText,
  mensagemErro: optionalText,
});

export type ErroFicha = z.output<typeof erroFicha>;

export const fichaBeneficiario = endpoint('POST /cadastro/fichaBeneficiario', {
  summary: 'O que o SIB recebe de um beneficiário, e os campos que a ANS rejeitou.',
  body: z.object({ matricula: typed(digitosMatricula) }),
  reply: z.object({
    matricula: idText,
    cco: optionalText,
    /** Changes with every correction; a correction based on an older one is refused (CAD-22). */
    versao: z.string(),
    /** As stored: old texts may be longer than the SIB takes. */
    dados: z.object(dados(() => z.string())),
    /** Not corrected here: these belong to the contract. */
    vinculo: z.object({
      titular: optionalText,
      relacaoDependencia: z.string(),
      plano: optionalText,
      empresa: optionalText,
      dataContratacao: z.nullable(day),
      dataCancelamento: z.nullable(day),
      motivoCancelamento: optionalText,
    }),
    erros: z.array(erroFicha),
  }),
});

export type FichaBeneficiario = z.output<typeof fichaBeneficiario.reply>;

export const corrigeBeneficiario = endpoint('PUT /cadastro/corrigeBeneficiario', {
  summary: 'Corrige os dados cadastrais de um beneficiário; o que mudou segue no próximo .SBX.',
  body: z.object({ matricula: typed(digitosMatricula), versao: typed(64), dados: dadosFicha }),
  reply: z.object({
    success: z.boolean(),
    message: z.string(),
    versao: z.string(),
    /** SIB names of the changed fields. */
    alterados: z.array(z.string()),
  }),
});

/** The kinds of entry in a person's history (CAD-40). */
const fatosDaPessoa = [
  'VENDA',
  'ATIVAÇÃO',
  'CANCELAMENTO',
  'CORREÇÃO',
  'DIFERENÇA DA ANS',
  'ENVIO À ANS',
  'RECUSA DA ANS',
] as const;

/** One entry: `campo` is the SIB's name of a corrected, decided or refused field, or 'situacao', 'inclusao', 'cco'. */
export const fatoDaPessoa = z.object({
  dia: day,
  /** HH:MM; null where only the day is stored. */
  hora: optionalText,
  fato: z.enum(fatosDaPessoa),
  /** The bond that it concerns. */
  matricula: idText,
  campo: optionalText,
  antes: optionalText,
  depois: optionalText,
  /** The file, its answer, the reason of ANS or of the cancellation. */
  texto: optionalText,
  quem: optionalText,
});

export type FatoDaPessoa = z.output<typeof fatoDaPessoa>;

export const historicoBeneficiario = endpoint('POST /cadastro/historicoBeneficiario', {
  summary: 'O que aconteceu com uma pessoa em todos os seus vínculos, do mais novo ao mais antigo.',
  body: z.object({ matricula: typed(digitosMatricula) }),
  reply: z.array(fatoDaPessoa),
});

/** The refusal (409) when the record has changed since it was opened. */
export const fichaAgora = conflitoDe(
  z.object({ versao: z.string(), dados: z.object(dados(() => z.string())) }),
);

/** A city: IBGE code of 7 digits, name and state. */
export const municipio = z.object({ codigo: idText, nome: z.string(), uf: z.string() });

export type Municipio = z.output<typeof municipio>;

export const getMunicipios = endpoint('GET /cadastro/getMunicipios', {
  summary: 'Municípios, por nome.',
  reply: z.array(municipio),
});
