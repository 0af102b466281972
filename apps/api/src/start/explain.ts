import { ConfigError } from '../config/config.ts';
import { FolderInUse, FolderWithoutLock } from '../db/embedded/lock.ts';
import { DatabaseError } from '../db/embedded/protocol.ts';
import { portSentence } from './ports.ts';
import { WrongSecrets } from './secretsCheck.ts';
import { StartError } from '../config/startError.ts';

interface Known {
  code?: string;
  message?: string;
  syscall?: string;
  port?: number;
  path?: string;
  cause?: unknown;
}

const chainOf = (error: unknown): Known[] =>
  typeof error === 'object' && error !== null ? [error, ...chainOf((error as Known).cause)] : [];

const sentences: readonly [codes: RegExp, sentence: string][] = [
  [
    /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ECONNRESET|57P03)$/,
    'não respondeu: confira se ele está no ar e se o endereço e a porta estão certos.',
  ],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'não foi encontrado: confira o nome da máquina.'],
  [/^(28P01|28000)$/, 'recusou o usuário ou a senha: confira os dois, e o pg_hba.conf.'],
  [/^3D000$/, 'não tem esse banco: crie-o com createdb -O usuário banco.'],
  [
    /^42501$/,
    'não deixa este usuário criar tabelas no banco: crie o banco em nome dele (createdb -O usuário banco).',
  ],
  [/^53100$/, 'não tem espaço em disco: libere espaço nele e comece de novo.'],
  [/^58030$/, 'não consegue ler ou gravar no disco dele: confira o disco e o registro do banco.'],
  [/^25006$/, 'só aceita leitura: aponte DATABASE_URL para o primário.'],
  [/^53300$/, 'não aceita mais conexões: aumente max_connections ou encerre outros programas.'],
  [
    /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT_LOCALLY|CERT_HAS_EXPIRED|ERR_TLS_CERT_ALTNAME_INVALID)$/,
    'apresentou um certificado em que não se pode confiar: aponte sslrootcert para o da sua autoridade e confira nome e validade.',
  ],
];

/** Driver errors without codes. */
const texts: readonly [text: RegExp, sentence: string][] = [
  [
    /timeout exceeded when trying to connect|connection timeout/i,
    'não respondeu a tempo: confira o endereço, a porta e o firewall.',
  ],
  [/does not support SSL/i, 'não tem TLS: ligue-o no servidor ou tire sslmode do endereço.'],
  [
    /SASL|password must be a string/i,
    'pede senha: ponha-a no endereço (postgres://usuário:senha@máquina/banco).',
  ],
];

const ofDatabase = ({ code = '', message = '' }: Known): string | undefined => {
  const found = sentences.find(([codes]) => codes.test(code)) ?? texts.find(([text]) => text.test(message));
  return found && `O PostgreSQL de DATABASE_URL ${found[1]}`;
};

const semLugar = (onde: string): string => `O disco está cheio${onde}: libere espaço e comece de novo.`;
const comDefeito = (onde: string): string =>
  `O disco não deixa ler ou gravar${onde}: confira se está cheio ou com defeito.`;

/** The embedded database has PostgreSQL's codes, and is on this machine. */
const ofEmbedded = ({ code }: DatabaseError): string | undefined => {
  if (code === '53100') return semLugar('');
  return code === '58030' ? comDefeito('') : undefined;
};

const ofMachine = (error: Known): string | undefined => {
  const { code, syscall, port = 0, path } = error;
  if (error instanceof DatabaseError) return ofEmbedded(error);
  if (syscall === 'listen')
    return portSentence(error, { name: 'PORT ou OMBUDSMAN_PORT', port, host: 'o endereço' });
  const onde = path === undefined ? '' : ` em ${path}`;
  if (code === 'ENOSPC' || code === 'EDQUOT') return semLugar(onde);
  if (code === 'EIO') return comDefeito(onde);
  if (code === 'EROFS')
    return `O disco está montado só para leitura${onde}: monte-o para gravação ou aponte DATA_DIR para outro.`;
  if (code === 'EACCES' || code === 'EPERM')
    return `Não há permissão para gravar em ${path ?? 'DATA_DIR'}: entregue a pasta de dados a este usuário do sistema.`;
  return undefined;
};

const ofData = ({ message = '' }: Known): string | undefined => {
  if (/previously executed migration .* is missing/.test(message))
    return 'Este banco foi gravado por uma versão mais nova do Vidas: volte a ela ou restaure a cópia de antes da atualização.';
  return undefined;
};

const isOurs = (error: unknown): error is Error =>
  error instanceof StartError ||
  error instanceof FolderInUse ||
  error instanceof FolderWithoutLock ||
  error instanceof WrongSecrets;

/** Portuguese reason of a failed start for the console; undefined for a fault of ours. */
export const explainStart = (error: unknown): string | undefined => {
  if (error instanceof ConfigError) return `A configuração tem problemas:\n${error.message}`;
  const chain = chainOf(error);
  const ours = chain.find(isOurs);
  if (ours) return ours.message;
  for (const each of chain) {
    const sentence = ofData(each) ?? ofMachine(each) ?? ofDatabase(each);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
};
