import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** A copy that cannot be made or restored; the message is a sentence for the operator. */
export class CopiaRecusada extends Error {
  override readonly name = 'CopiaRecusada';
}

/** Files of a copy: manifest, rows, secrets (absent when SECRETS holds them). */
export const arquivosDe = (pasta: string) => ({
  manifesto: join(pasta, 'copia.json'),
  dados: join(pasta, 'dados.gz'),
  segredos: join(pasta, 'secrets.json'),
});

const manifesto = z.object({
  formato: z.literal(1),
  em: z.string(),
  /** Migrations of the database, in order. */
  migracoes: z.array(z.string()),
  /** Number of rows per table. */
  tabelas: z.record(z.string(), z.number()),
  /** Last value of each sequence. */
  sequencias: z.record(z.string(), z.string()),
  /** Fingerprint of the secrets behind the rows. */
  segredos: z.nullable(z.string()),
  /** SHA-256 of dados.gz. */
  sha256: z.string(),
});

export type Manifesto = z.output<typeof manifesto>;

/** SHA-256 of a file, in hex. */
export const sha256De = async (arquivo: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const pedaco of createReadStream(arquivo)) hash.update(pedaco as Buffer);
  return hash.digest('hex');
};

const motivos: Record<string, string> = {
  EACCES: 'este usuário do sistema não tem permissão',
  EPERM: 'este usuário do sistema não tem permissão',
  EIO: 'o disco falhou',
  EISDIR: 'é uma pasta',
};

/** An existing but unreadable file is no damaged copy. */
const ilegivel = (arquivo: string, error: unknown): CopiaRecusada => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const motivo = motivos[code] ?? message;
  return new CopiaRecusada(`Não foi possível ler ${arquivo}: ${motivo}; nada foi mudado.`, { cause: error });
};

const isAusente = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

const leTexto = (arquivo: string): string => {
  try {
    return readFileSync(arquivo, 'utf8');
  } catch (error) {
    if (isAusente(error)) return '';
    throw ilegivel(arquivo, error);
  }
};

const comoJson = (texto: string): unknown => {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
};

/** Reads a copy's manifest and verifies its rows. Throws `CopiaRecusada`. */
export const leManifesto = async (pasta: string): Promise<Manifesto> => {
  const arquivos = arquivosDe(pasta);
  const lido = z.safeParse(manifesto, comoJson(leTexto(arquivos.manifesto)));
  if (!lido.success)
    throw new CopiaRecusada(`${pasta} não é uma cópia do Vidas: falta nela um copia.json que se possa ler.`);
  const soma = await sha256De(arquivos.dados).catch((error: unknown) => {
    if (isAusente(error)) return undefined;
    throw ilegivel(arquivos.dados, error);
  });
  if (soma !== lido.data.sha256)
    throw new CopiaRecusada(
      `A cópia em ${pasta} está estragada ou incompleta: dados.gz não é o que foi gravado; use outra cópia.`,
    );
  return lido.data;
};
