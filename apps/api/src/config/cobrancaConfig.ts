import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils';
import * as z from 'zod/mini';
import type { ResponsavelDaDmed } from '../documents/dmed/dmed.ts';
import type { ContaCobranca, Parte } from '../documents/boleto/types.ts';
import type { RecebedorDoPix } from '../documents/pix/brCode.rules.ts';

const hundredthsText = /^\d{1,2}([.,]\d{1,2})?$/;
const percentage = z
  .optional(z.string())
  .check(
    z.refine(
      (text) => text === undefined || hundredthsText.test(text),
      'deve ser uma porcentagem, como 2,00',
    ),
  );
const multa = percentage.check(
  z.refine(
    (text) => text === undefined || Number(text.replace(',', '.')) <= 2,
    'deve ser no máximo 2,00, o que a lei deixa cobrar de multa',
  ),
);
const withDigit = (digits: number) =>
  z.optional(
    z.string().check(z.regex(new RegExp(`^\\d{1,${digits}}-[0-9Xx]$`), 'deve ter o dígito, como 1234-5')),
  );

const ceiling = z.optional(
  z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'deve ser um número inteiro maior que zero')),
);

/** Variables of the environment about collection; see docs/operacao.md. */
export const cobrancaEnvironment = {
  OPERATOR_LEGAL_NAME: z.optional(z.string()),
  OPERATOR_CNPJ: z
    .optional(z.string())
    .check(
      z.refine(
        (text) => text === undefined || isValidCnpj(text, { version: 2 }),
        'deve ser um CNPJ com dígitos verificadores certos',
      ),
    ),
  OPERATOR_ADDRESS: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[^|]+\|[^|]*\|[^|]+\|[A-Z]{2}\|\d{8}$/,
          'deve ter logradouro e número|bairro|cidade|UF|CEP com 8 dígitos',
        ),
      ),
  ),
  BOLETO_AGENCIA: withDigit(4),
  BOLETO_CONTA: withDigit(8),
  BOLETO_CONVENIO: z.optional(
    z.string().check(z.regex(/^(\d{4}|\d{6,8})$/, 'deve ter 4, 6, 7 ou 8 dígitos')),
  ),
  BOLETO_CARTEIRA: z.optional(z.string().check(z.regex(/^\d{2}$/, 'deve ter 2 dígitos'))),
  BOLETO_MULTA_PERCENT: multa,
  BOLETO_JUROS_MES_PERCENT: percentage,
  DMED_RESPONSAVEL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) =>
            /^\d{11}\|[^|]{1,60}\|\d{2}\|\d{8,9}\|[^|\s@]+@[^|\s@]+$/.test(text) &&
            isValidCpf(text.slice(0, 11)),
          'deve ter CPF|nome|DDD|telefone|e-mail, com um CPF que confere',
        ),
      ),
  ),
  DMED_CPF_CNPJ: z
    .optional(z.string())
    .check(
      z.refine(
        (text) => text === undefined || (/^\d{11}$/.test(text) && isValidCpf(text)),
        'deve ser um CPF de 11 dígitos que confere',
      ),
    ),
  DMED_ESTRUTURA: z.optional(
    z.string().check(z.regex(/^[A-Z0-9]{1,10}$/, 'deve ter só letras maiúsculas e algarismos, como S5830B')),
  ),
  REENVIO_TETO_DOCUMENTO: ceiling,
  REENVIO_TETO_ENDERECO: ceiling,
  REENVIO_TETO_PESSOA: ceiling,
  PROVAS_TETO_MB: ceiling,
};

/** Ceilings of a day's repetitions and of the files of proofs, described for the operator. */
export const tetosVariables = {
  REENVIO_TETO_DOCUMENTO: {
    padrao: '3',
    texto:
      'quantas vezes por dia se manda de novo um boleto ou uma declaração por e-mail ([COB-28](regras/cobranca.md))',
  },
  REENVIO_TETO_ENDERECO: {
    padrao: '10',
    texto: 'o mesmo, tudo o que vai de novo a um endereço, ou pela primeira vez a um que não é o do cadastro',
  },
  REENVIO_TETO_PESSOA: { padrao: '100', texto: 'o mesmo, tudo o que uma pessoa manda de novo' },
  PROVAS_TETO_MB: {
    padrao: '2048',
    texto: 'MB que os arquivos de provas de avisos ocupam juntos, no máximo',
  },
};

const schema = z.object(cobrancaEnvironment);

/** Fine (once) and monthly interest of a late bill, in hundredths of a percent. */
export interface Encargos {
  multa: number;
  jurosMes: number;
  /** Holidays of state and city (ISO days), beside those of the banks (FIN-3). */
  diasLocais?: ReadonlySet<string>;
}

/** Daily limits for sending papers again (COB-28). */
export interface TetosDoReenvio {
  /** Per bill or declaration, to any address. */
  documento: number;
  /** Per address, for repetitions and for first sendings to an unregistered address. */
  endereco: number;
  /** Per sending person. */
  pessoa: number;
}

/** Author of the DMED, person responsible for the CNPJ, and layout (COB-31). */
export interface DmedConfig {
  idEstrutura: string;
  responsavel: ResponsavelDaDmed;
  cpfDoCnpj: string;
}

/** Settings of the collection. */
export interface CobrancaConfig {
  reenvio: TetosDoReenvio;
  /** Most bytes of all files of proofs together (NOT-28). */
  provasTetoBytes: number;
  encargos: Encargos;
  /** Printed on bills and declarations; undefined = not configured, and none can be made. */
  beneficiario: Parte | undefined;
  /** Undefined = not configured, and no bill can be made. */
  conta: ContaCobranca | undefined;
  /** Undefined = not configured, and no DMED file can be made. */
  dmed?: DmedConfig | undefined;
  /** Undefined = not configured, and no code of ours is shown (CTA-13). */
  pix?: RecebedorDoPix | undefined;
  /** New boletos use the bank's code, so none of ours is printed (REM-16). */
  isPixDoBanco?: boolean;
}

/** '2,5' → 250. */
const hundredths = (text: string): number => {
  const [whole = '0', minor = ''] = text.split(/[.,]/);
  return Number(whole) * 100 + Number(minor.padEnd(2, '0'));
};

const beneficiarioOf = (given: z.output<typeof schema>): Parte | undefined => {
  const { OPERATOR_LEGAL_NAME: nome, OPERATOR_CNPJ: cnpj, OPERATOR_ADDRESS: address } = given;
  if (nome === undefined || cnpj === undefined || address === undefined) return undefined;
  const [logradouro = '', bairro = '', cidade = '', uf = '', cep = ''] = address.split('|');
  return { nome, documento: cnpj.replace(/[./-]/g, '').toUpperCase(), logradouro, bairro, cidade, uf, cep };
};

const contaOf = (given: z.output<typeof schema>): ContaCobranca | undefined => {
  const { BOLETO_AGENCIA: agencia, BOLETO_CONTA: conta, BOLETO_CONVENIO: convenio } = given;
  if (agencia === undefined || conta === undefined || convenio === undefined) return undefined;
  const [agenciaDigits = '', agenciaDv = ''] = agencia.toUpperCase().split('-');
  const [contaDigits = '', contaDv = ''] = conta.toUpperCase().split('-');
  return {
    agencia: agenciaDigits,
    agenciaDv,
    conta: contaDigits,
    contaDv,
    convenio,
    carteira: given.BOLETO_CARTEIRA ?? '17',
  };
};

const dmedOf = (given: z.output<typeof schema>): DmedConfig | undefined => {
  const {
    DMED_RESPONSAVEL: responsavel,
    DMED_CPF_CNPJ: cpfDoCnpj,
    DMED_ESTRUTURA: idEstrutura = 'S5830B',
  } = given;
  if (responsavel === undefined || cpfDoCnpj === undefined) return undefined;
  const [cpf = '', nome = '', ddd = '', fone = '', email = ''] = responsavel.split('|');
  return { idEstrutura, cpfDoCnpj, responsavel: { cpf, nome, ddd, fone, email } };
};

/** Builds the settings from the validated `cobrancaEnvironment`. */
export const cobrancaConfig = (env: z.output<typeof schema>): CobrancaConfig => ({
  encargos: {
    multa: hundredths(env.BOLETO_MULTA_PERCENT ?? '2'),
    jurosMes: hundredths(env.BOLETO_JUROS_MES_PERCENT ?? '1'),
  },
  reenvio: {
    documento: Number(env.REENVIO_TETO_DOCUMENTO ?? 3),
    endereco: Number(env.REENVIO_TETO_ENDERECO ?? 10),
    pessoa: Number(env.REENVIO_TETO_PESSOA ?? 100),
  },
  provasTetoBytes: Number(env.PROVAS_TETO_MB ?? 2_048) * 1_048_576,
  beneficiario: beneficiarioOf(env),
  conta: contaOf(env),
  dmed: dmedOf(env),
});
