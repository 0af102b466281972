import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { day } from '../kinds/day.ts';
import { idText, optionalText, typed } from '../kinds/text.ts';

/** What a person may mend of a beneficiary; names are the SIB's own (domain.md §1), so that an error of ANS finds its field. */
const dados = {
  nome: typed(70),
  cpf: z.nullable(typed(11)),
  cns: z.nullable(typed(15)),
  dataNascimento: day,
  /** F or M; the SIB's 3 and 1. */
  sexo: z.enum(['F', 'M']),
  nomeMae: z.nullable(typed(70)),
  logradouro: z.nullable(typed(50)),
  numero: z.nullable(typed(5)),
  complemento: z.nullable(typed(15)),
  bairro: z.nullable(typed(30)),
  /** IBGE code of 7 digits; the SIB takes the first 6. */
  codigoMunicipio: z.nullable(typed(7)),
  cep: z.nullable(typed(8)),
};

export const dadosFicha = z.object(dados);

export type DadosFicha = z.output<typeof dadosFicha>;

/** A field that ANS rejected and that no later return accepted; `campo` is one of our field names, or '' when ANS named another. */
export const erroFicha = z.object({
  campo: z.string(),
  /** The name of the field as ANS wrote it. */
  campoAns: optionalText,
  valorCampo: optionalText,
  codigoErro: optionalText,
  mensagemErro: optionalText,
});

export const fichaBeneficiario = endpoint('POST /cadastro/fichaBeneficiario', {
  summary: 'O que o SIB recebe de um beneficiário, e os campos que a ANS rejeitou.',
  body: z.object({ matricula: typed(10) }),
  reply: z.object({
    matricula: idText,
    cco: optionalText,
    /** Changes with every correction; a correction of an older one is refused. */
    versao: z.string(),
    dados: dadosFicha,
    /** Not mended here: they belong to the contract. */
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
  body: z.object({ matricula: typed(10), versao: typed(64), dados: dadosFicha }),
  reply: z.object({
    success: z.boolean(),
    message: z.string(),
    versao: z.string(),
    /** SIB names of what changed. */
    alterados: z.array(z.string()),
  }),
});

/** A city: IBGE code of 7 digits, name and state. */
export const getMunicipios = endpoint('GET /cadastro/getMunicipios', {
  summary: 'Municípios, por nome.',
  reply: z.array(z.object({ codigo: idText, nome: z.string(), uf: z.string() })),
});
