import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { StartError } from './startError.ts';
import { writeOnce } from './writeOnce.ts';

const names = ['jwtKey', 'pepper', 'contentKey', 'identityKey'] as const;

/** The secrets of the installation: 32 random bytes each. */
export interface Secrets {
  /** Signs the tokens of the staff. */
  jwtKey: Uint8Array;
  /** Key of the hash of reports' access keys. */
  pepper: Uint8Array;
  /** Encrypts the texts of reports. */
  contentKey: Uint8Array;
  /** Encrypts the identity of reporters, separately from the texts. */
  identityKey: Uint8Array;
}

const fileShape = z.object(
  Object.fromEntries(names.map((name) => [name, z.base64()])) as Record<keyof Secrets, z.ZodMiniBase64>,
);

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const read = (text: string, where: string): Secrets => {
  const parsed = z.safeParse(fileShape, asJson(text));
  const secrets =
    parsed.success &&
    Object.fromEntries(names.map((name) => [name, new Uint8Array(Buffer.from(parsed.data[name], 'base64'))]));
  if (!secrets || Object.values(secrets).some((bytes) => bytes.length !== 32)) {
    throw new StartError(
      `${where} deve ter ${names.join(', ')}, cada um com 32 bytes em base64; traga o original da cópia de segurança.`,
    );
  }
  return secrets as unknown as Secrets;
};

/** Fresh secrets, for the first run and for tests. */
export const drawSecrets = (): Secrets =>
  Object.fromEntries(names.map((name) => [name, new Uint8Array(randomBytes(32))])) as unknown as Secrets;

/** Secrets of the environment (`SECRETS`, JSON), else of the file, created with mode 0600 on the first run. */
export const loadSecrets = (file: string, fromEnvironment: string | undefined): Secrets => {
  if (fromEnvironment !== undefined) return read(fromEnvironment, 'A variável SECRETS');
  if (existsSync(file)) return read(readFileSync(file, 'utf8'), file);
  const secrets = drawSecrets();
  const content = Object.fromEntries(
    names.map((name) => [name, Buffer.from(secrets[name]).toString('base64')]),
  );
  writeOnce(file, `${JSON.stringify(content, null, 2)}\n`);
  return read(readFileSync(file, 'utf8'), file);
};

/** Identifies the secrets without revealing them, so that a database can recognise its own. */
export const fingerprintOf = ({ pepper, contentKey, identityKey }: Secrets): string =>
  createHmac('sha256', pepper).update(contentKey).update(identityKey).digest('hex').slice(0, 32);
