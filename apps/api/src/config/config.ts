import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { type CargaConfig, cargaConfig, cargaEnvironment } from './cargaConfig.ts';
import { demoSettings } from './demoSettings.ts';
import {
  type ContasMedicasConfig,
  contasMedicasConfig,
  contasMedicasEnvironment,
} from './contasMedicasConfig.ts';
import { type CobrancaConfig, cobrancaConfig, cobrancaEnvironment } from './cobrancaConfig.ts';
import { type DiretoriaConfig, diretoriaConfig, diretoriaEnvironment } from './diretoriaConfig.ts';
import { recusaDoBanco } from '../documents/boleto/carteira.rules.ts';
import { type FinanceiroConfig, financeiroConfig, financeiroEnvironment } from './financeiroConfig.ts';
import { nomesDaSenha, senhaProblema } from './senha.rules.ts';
import { type MailConfig, mailConfig, mailEnvironment } from './mailConfig.ts';
import {
  faltaNomeNoRecibo,
  type OuvidoriaConfig,
  ouvidoriaConfig,
  ouvidoriaEnvironment,
} from './ouvidoriaConfig.ts';
import { faltaDoPix, pixConfig, pixEnvironment } from './pixConfig.ts';
import { demaisParaOLayout, type RemessaConfig, remessaConfig, remessaEnvironment } from './remessaConfig.ts';
import { type TissConfig, tissConfig, tissEnvironment } from './tissConfig.ts';
import { type VendasConfig, vendasConfig, vendasEnvironment } from './vendasConfig.ts';

const port = z
  .optional(z.string())
  .check(
    z.refine(
      (text) => text === undefined || (/^\d{1,5}$/.test(text) && Number(text) <= 65_535),
      'deve ser um número de 0 a 65535',
    ),
  );
const count = z
  .optional(z.string())
  .check(
    z.refine(
      (text) => text === undefined || /^[1-9]\d{0,6}$/.test(text),
      'deve ser um número inteiro maior que zero',
    ),
  );
const url = z.optional(z.url('deve ser um endereço completo, como https://exemplo.com.br'));

const environment = z.object({
  PORT: port,
  OMBUDSMAN_PORT: port,
  HOST: z.optional(z.string()),
  DATA_DIR: z.optional(z.string()),
  OUTBOX_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'deve começar com postgres://'))),
  DATABASE_READ_URL: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^\s*postgres(ql)?:\/\/[^\s,]+(\s*,\s*postgres(ql)?:\/\/[^\s,]+)*\s*,?\s*$/,
          'deve ter endereços que começam com postgres://, com vírgulas entre eles',
        ),
      ),
  ),
  SECRETS: z.optional(z.string()),
  SEED: z.optional(z.enum(['demo', 'none'], 'deve ser demo ou none')),
  DEMO_PASSWORD: z.optional(z.string()),
  DEMO_LIVES: count,
  CLOCK_START: z.optional(
    z.iso.datetime({ offset: true, error: 'deve ser um momento com fuso, como 2026-11-21T12:00:00Z' }),
  ),
  OPERATOR_NAME: z.optional(z.string()),
  ANS_REGISTRATION: z.optional(z.string().check(z.regex(/^\d{6}$/, 'deve ter 6 dígitos'))),
  ...mailEnvironment,
  ...ouvidoriaEnvironment,
  QUICK_EXIT_URL: url,
  PUBLIC_PORTAL_URL: url,
  PUBLIC_STAFF_URL: url,
  INTRANET_WEBMAIL: url,
  INTRANET_RH: url,
  INTRANET_WEBMAIL_ESPECIALIDADES: url,
  TRUSTED_PROXIES: z.optional(z.string()),
  SESSION_TOKEN_MINUTES: count,
  SESSION_MAX_HOURS: count,
  MAX_UPLOAD_MB: count,
  REQUEST_TIMEOUT_SECONDS: count,
  STATEMENT_TIMEOUT_SECONDS: count,
  ...cobrancaEnvironment,
  ...remessaEnvironment,
  ...pixEnvironment,
  ...vendasEnvironment,
  ...financeiroEnvironment,
  ...cargaEnvironment,
  ...diretoriaEnvironment,
  ...contasMedicasEnvironment,
  MESSAGING_URL: z.optional(z.url({ protocol: /^https?$/, error: 'deve ser um endereço http(s) completo' })),
  MESSAGING_HASH: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{16,200}$/, 'deve ter de 16 a 200 caracteres sem espaço')),
  ),
  ...tissEnvironment,
  LOG_LEVEL: z.optional(z.enum(['debug', 'info', 'warn', 'error'], 'deve ser debug, info, warn ou error')),
});

/** Validated environment; `variables.ts` describes each variable. */
export type Environment = z.output<typeof environment>;

/** Address of the messaging service without a trailing slash, and the account hash, which never leaves the server. */
export interface MessagingConfig {
  url: string | undefined;
  hash: string | undefined;
}

/** Settings of this installation, from the environment or the defaults of docs/operacao.md. */
export interface ServerConfig extends MailConfig, OuvidoriaConfig, TissConfig, ContasMedicasConfig {
  port: number;
  ombudsmanPort: number;
  /** Address of both ports; by default only this machine. */
  host: string;
  dataDir: string;
  /** Folder of messages that cannot be sent without SMTP_URL. */
  outboxDir: string;
  databaseUrl: string | undefined;
  /** Replicas of that database for lists; empty = none. */
  databaseReadUrls: string[];
  secrets: string | undefined;
  /** `demo` fills an empty database with invented people. */
  seed: 'demo' | 'none';
  demoPassword: string | undefined;
  demoLives: number;
  /** Start of a demonstration's clock; undefined = the machine's own time. */
  clockStart: Date | undefined;
  /** Short name in texts; a neutral word when not configured. */
  operatorName: string;
  /** Six digits; '' = not configured. */
  ansRegistration: string;
  quickExitUrl: string | undefined;
  /** Addresses in browsers, without a trailing slash; undefined = this host with the two ports. */
  portalUrl: string | undefined;
  staffUrl: string | undefined;
  intranetLinks: Record<string, string>;
  /** Proxies whose X-Forwarded-For is trusted; empty = none. */
  trustedProxies: string[];
  sessionTokenMinutes: number;
  sessionMaxHours: number;
  maxUploadBytes: number;
  /** Longest arrival of headers, and of a body, in ms; uploads have longer. */
  requestTimeoutMs: number;
  statementTimeoutMs: number;
  cobranca: CobrancaConfig;
  remessa: RemessaConfig;
  vendas: VendasConfig;
  financeiro: FinanceiroConfig;
  carga: CargaConfig;
  diretoria: DiretoriaConfig;
  /** Messaging service; without `url` the server starts the embedded one. */
  messaging: MessagingConfig;
  /** `info`, the default in operation, logs one line per request; the demonstration keeps its console quiet. */
  logLevel: 'debug' | 'info' | 'warn' | 'error';
}

/** A variable of the environment is wrong; the message names each one in Portuguese. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const read = (env: Record<string, string | undefined>): Environment => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = z.safeParse(environment, given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
  );
};

const base = (address: string | undefined): string | undefined => address?.replace(/\/+$/, '');

const messagingOf = (env: Environment): MessagingConfig => {
  if (env.MESSAGING_URL !== undefined && env.MESSAGING_HASH === undefined)
    throw new ConfigError('MESSAGING_HASH: deve ser informado junto com MESSAGING_URL');
  return { url: base(env.MESSAGING_URL), hash: env.MESSAGING_HASH };
};

/**
 * Refuses settings of which only a part is there: agreement with portfolio (BOL-11), and key, name and city of PIX.
 */
const cobrancaOf = (env: Environment): CobrancaConfig => {
  const cobranca = cobrancaConfig(env);
  const recusa = cobranca.conta && recusaDoBanco(cobranca.conta);
  if (recusa) throw new ConfigError(`BOLETO_${recusa.field.toUpperCase()}: ${recusa.text}`);
  const falta = faltaDoPix(env);
  if (falta !== null)
    throw new ConfigError(
      `${falta}: deve ser informada com as outras duas, PIX_CHAVE, PIX_NOME e PIX_CIDADE`,
    );
  return { ...cobranca, pix: pixConfig(env), isPixDoBanco: env.BOLETO_PIX !== undefined };
};

/** Refuses settings outside the agreement's layout (REM-5). */
const remessaOf = (env: Environment): RemessaConfig => {
  const demais = demaisParaOLayout(env);
  if (demais !== null) throw new ConfigError(`${demais}: deve vir junto com BOLETO_LAYOUT=2024`);
  return remessaConfig(env, cobrancaOf(env));
};

/** Only invented data may have its own clock: SEED=demo refuses to start over anything else. */
const clockStartOf = ({ CLOCK_START, SEED }: Environment): Date | undefined => {
  if (CLOCK_START === undefined) return undefined;
  if (SEED !== 'demo') throw new ConfigError('CLOCK_START: deve vir junto com SEED=demo');
  return new Date(CLOCK_START);
};

/** An address with {cidade} requires the city. */
const financeiroOf = (env: Environment): FinanceiroConfig => {
  if (env.FERIADOS_URL?.includes('{cidade}') && env.FERIADOS_CIDADE === undefined)
    throw new ConfigError('FERIADOS_CIDADE: deve vir junto com um FERIADOS_URL que tem {cidade}');
  return financeiroConfig(env);
};

const linksOf = (env: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      webmail: env.INTRANET_WEBMAIL,
      rh: env.INTRANET_RH,
      webmailEspecialidades: env.INTRANET_WEBMAIL_ESPECIALIDADES,
    }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const readUrlsOf = ({ DATABASE_URL, DATABASE_READ_URL }: Environment): string[] => {
  if (DATABASE_READ_URL !== undefined && DATABASE_URL === undefined)
    throw new ConfigError('DATABASE_READ_URL: deve vir junto com DATABASE_URL');
  return listOf(DATABASE_READ_URL);
};

/** Name in texts without OPERATOR_NAME. */
export const nomeNeutro = 'Operadora';

const operatorNameOf = ({ OPERATOR_NAME }: Environment): string => OPERATOR_NAME ?? nomeNeutro;

const ouvidoriaOf = (given: Environment): OuvidoriaConfig => {
  if (faltaNomeNoRecibo(given))
    throw new ConfigError('OMBUDSMAN_RECEIPT_OPERATOR: deve vir junto com OPERATOR_NAME');
  return ouvidoriaConfig(given);
};

const demoPasswordOf = (given: Environment): string | undefined => {
  const { DEMO_PASSWORD: senha } = given;
  const problema = senha && senhaProblema(senha, nomesDaSenha('', { operatorName: operatorNameOf(given) }));
  if (problema) throw new ConfigError(`DEMO_PASSWORD: deve ser uma senha que se aceita. ${problema}`);
  return senha;
};

/** Reads the environment. Throws `ConfigError`. */
export const loadConfig = (env: Record<string, string | undefined>): ServerConfig => {
  const own = read(env);
  const seed = own.SEED ?? (own.DATABASE_URL === undefined ? 'demo' : 'none');
  const given = seed === 'demo' ? { ...demoSettings, ...own } : own;
  return {
    port: Number(given.PORT ?? 3000),
    ombudsmanPort: Number(given.OMBUDSMAN_PORT ?? 3001),
    host: given.HOST ?? '127.0.0.1',
    dataDir: resolve(given.DATA_DIR ?? 'data'),
    outboxDir: resolve(given.OUTBOX_DIR ?? join(given.DATA_DIR ?? 'data', 'outbox')),
    databaseUrl: given.DATABASE_URL,
    databaseReadUrls: readUrlsOf(given),
    secrets: given.SECRETS,
    seed,
    demoPassword: demoPasswordOf(given),
    demoLives: Number(given.DEMO_LIVES ?? 5_000),
    clockStart: clockStartOf(given),
    operatorName: operatorNameOf(given),
    ansRegistration: given.ANS_REGISTRATION ?? '',
    ...mailConfig(given, operatorNameOf(given)),
    ...ouvidoriaOf(given),
    quickExitUrl: given.QUICK_EXIT_URL,
    portalUrl: base(given.PUBLIC_PORTAL_URL),
    staffUrl: base(given.PUBLIC_STAFF_URL),
    intranetLinks: linksOf(given),
    trustedProxies: listOf(given.TRUSTED_PROXIES),
    sessionTokenMinutes: Number(given.SESSION_TOKEN_MINUTES ?? 120),
    sessionMaxHours: Number(given.SESSION_MAX_HOURS ?? 12),
    maxUploadBytes: Number(given.MAX_UPLOAD_MB ?? 1_024) * 1_048_576,
    requestTimeoutMs: Number(given.REQUEST_TIMEOUT_SECONDS ?? 15) * 1_000,
    statementTimeoutMs: Number(given.STATEMENT_TIMEOUT_SECONDS ?? 60) * 1_000,
    cobranca: cobrancaOf(given),
    remessa: remessaOf(given),
    vendas: vendasConfig(given),
    financeiro: financeiroOf(given),
    carga: cargaConfig(given),
    diretoria: diretoriaConfig(given),
    messaging: messagingOf(given),
    ...tissConfig(given),
    ...contasMedicasConfig(given),
    logLevel: given.LOG_LEVEL ?? 'info',
  };
};
