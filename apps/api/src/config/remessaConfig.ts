import { isDay } from '@vidas/api-client/kinds/day.ts';
import { isValidCnpj } from '@brazilian-utils/brazilian-utils';
import * as z from 'zod/mini';
import type { CobrancaConfig } from './cobrancaConfig.ts';

const choice = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.optional(z.enum(values, `deve ser ${values.slice(0, -1).join(', ')} ou ${values.at(-1)}`));

const faixaEscrita = /^(\d{1,10})-(\d{1,10})$/;

/** Parses '900000000-999999999' into numbers; null for an invalid range. */
const faixaDe = (texto: string): { de: number; ate: number } | null => {
  const [, de = '', ate = ''] = faixaEscrita.exec(texto) ?? [];
  return de !== '' && Number(de) >= 1 && Number(de) <= Number(ate)
    ? { de: Number(de), ate: Number(ate) }
    : null;
};

/** Variables of the environment about what is sent to the bank; see docs/operacao.md. */
export const remessaEnvironment = {
  BOLETO_REMESSA: choice('nao', 'sim'),
  BOLETO_CONVENIO_NOVOS: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => /^\d{7}$/.test(text) && Number(text) > 1_000_000,
          'deve ter 7 dígitos e ser maior que 1000000',
        ),
      ),
  ),
  BOLETO_REMETENTE: z.optional(
    z.string().check(
      z.refine((text) => {
        const [cnpj = '', nome = ''] = text.split('|');
        return /^\d{14}$/.test(cnpj) && isValidCnpj(cnpj) && nome.trim() !== '';
      }, 'deve ter o CNPJ, só algarismos, e o nome como o banco os registrou, como 11222333000181|OPERADORA S A'),
    ),
  ),
  BOLETO_VARIACAO: z.optional(z.string().check(z.regex(/^\d{3}$/, 'deve ter 3 dígitos'))),
  BOLETO_ESPECIE: z.optional(
    z
      .string()
      .check(z.regex(/^(01|02|03|05|08|09|10|12|13|15|2[567]|3[123])$/, 'deve ser uma espécie, como 12')),
  ),
  BOLETO_ACEITE: choice('N', 'A'),
  BOLETO_LAYOUT: choice('2012', '2024'),
  BOLETO_DIAS_RECEBIMENTO: z.optional(
    z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'deve ser um número de dias, de 1 a 999')),
  ),
  BOLETO_PARCIAL: choice('S', 'N'),
  BOLETO_PIX: choice('61', '62', '63', '64'),
  BOLETO_MENSAGEM: z.optional(z.string().check(z.maxLength(40, 'deve ter no máximo 40 caracteres'))),
  BOLETO_FAIXA: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => faixaDe(text) !== null,
          'deve ser o primeiro e o último sequencial, como 900000000-999999999',
        ),
      ),
  ),
  BOLETO_FAIXA_CONFIRMADA: z.optional(
    z.string().check(
      z.refine((text) => {
        const [nome = '', dia = ''] = text.split('|');
        return nome.trim() !== '' && isDay(dia);
      }, 'deve ser quem a confirmou no sistema central e o dia, como Maria Souza|2026-11-20'),
    ),
  ),
};

const schema = z.object(remessaEnvironment);

/** Settings of a new boleto from the agreement (REM-5). */
export interface AcordoDaRemessa {
  /** Agreement of the new titles; the leader's own without a second one. */
  convenio: string;
  lider: string;
  agencia: string;
  agenciaDv: string;
  conta: string;
  contaDv: string;
  nome: string;
  documento: string;
  carteira: '17';
  variacao: string;
  especie: string;
  aceite: string;
  /** Our range of sequences, both ends included. */
  faixa: { de: number; ate: number };
  /** Days during which the bank accepts a late title. */
  diasDeRecebimento: number;
  /** The file states these days, only in the layout of 2024. */
  dizDias: boolean;
  /** S, N, or blank for the agreement's default. */
  parcial: string;
  /** 61 to 64; null without the bank's PIX. */
  pix: string | null;
  mensagem: string;
}

/** Settings of the files for the bank. */
export interface RemessaConfig {
  /** Operator's switch; effective once the bank has accepted a test file (REM-6). */
  isLigada: boolean;
  /** Undefined = incomplete, and no new boleto can be made. */
  acordo: AcordoDaRemessa | undefined;
  /** Agreement of new boletos alone, under the leader; its lines may arrive before the settings are complete. */
  conduzido: string | undefined;
  /** Missing variables. */
  faltam: readonly string[];
}

/** Default days during which the bank accepts a late title. */
const DIAS = 30;

type Given = z.output<typeof schema>;

const remetenteDe = ({ BOLETO_REMETENTE: texto }: Given, { beneficiario }: CobrancaConfig) => {
  const [documento = '', nome = ''] = texto?.split('|') ?? [];
  return texto === undefined
    ? { documento: beneficiario?.documento ?? '', nome: beneficiario?.nome ?? '' }
    : { documento, nome: nome.trim() };
};

const faixaDoAcordo = (given: Given, lider: string | undefined): AcordoDaRemessa['faixa'] | null => {
  const { BOLETO_FAIXA: faixa, BOLETO_CONVENIO_NOVOS: novos } = given;
  if (faixa !== undefined) return faixaDe(faixa);
  // No title of the core system has a number of our separate agreement.
  return novos !== undefined && novos !== lider ? { de: 1, ate: 9_999_999_999 } : null;
};

/** Builds the settings from the validated `remessaEnvironment`. */
export const remessaConfig = (given: Given, cobranca: CobrancaConfig): RemessaConfig => {
  const { conta } = cobranca;
  const lider = conta?.convenio.length === 7 ? conta.convenio : undefined;
  const faixa = faixaDoAcordo(given, lider);
  const { documento, nome } = remetenteDe(given, cobranca);
  const precisaConfirmar = given.BOLETO_FAIXA !== undefined && given.BOLETO_FAIXA_CONFIRMADA === undefined;
  const faltam = [
    ...(lider === undefined ? ['BOLETO_CONVENIO de 7 dígitos, com BOLETO_AGENCIA e BOLETO_CONTA'] : []),
    ...(conta && conta.carteira !== '17' ? ['BOLETO_CARTEIRA 17'] : []),
    ...(given.BOLETO_VARIACAO === undefined ? ['BOLETO_VARIACAO'] : []),
    ...(given.BOLETO_ESPECIE === undefined ? ['BOLETO_ESPECIE'] : []),
    ...(faixa === null ? ['BOLETO_FAIXA ou BOLETO_CONVENIO_NOVOS'] : []),
    ...(precisaConfirmar ? ['BOLETO_FAIXA_CONFIRMADA'] : []),
    ...(/^\d{14}$/.test(documento) && nome !== '' ? [] : ['BOLETO_REMETENTE']),
  ];
  const isLigada = given.BOLETO_REMESSA === 'sim';
  const conduzido = given.BOLETO_CONVENIO_NOVOS;
  if (faltam.length > 0 || !conta || !lider || !faixa)
    return { isLigada, acordo: undefined, conduzido, faltam };
  return {
    isLigada,
    conduzido,
    faltam,
    acordo: {
      convenio: given.BOLETO_CONVENIO_NOVOS ?? lider,
      lider,
      agencia: conta.agencia,
      agenciaDv: conta.agenciaDv,
      conta: conta.conta,
      contaDv: conta.contaDv,
      nome,
      documento,
      carteira: '17',
      variacao: given.BOLETO_VARIACAO ?? '',
      especie: given.BOLETO_ESPECIE ?? '',
      aceite: given.BOLETO_ACEITE ?? 'N',
      faixa,
      diasDeRecebimento: Number(given.BOLETO_DIAS_RECEBIMENTO ?? DIAS),
      dizDias: given.BOLETO_DIAS_RECEBIMENTO !== undefined,
      parcial: given.BOLETO_PARCIAL ?? '',
      pix: given.BOLETO_PIX ?? null,
      mensagem: given.BOLETO_MENSAGEM ?? '',
    },
  };
};

/** First variable that requires the layout of 2024 (REM-5); null without one. */
export const demaisParaOLayout = (given: Given): string | null => {
  if (given.BOLETO_LAYOUT === '2024') return null;
  const nomes = ['BOLETO_PIX', 'BOLETO_PARCIAL', 'BOLETO_DIAS_RECEBIMENTO'] as const;
  return nomes.find((nome) => given[nome] !== undefined) ?? null;
};
