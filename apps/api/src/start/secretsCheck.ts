import type { Db } from '../db/database.ts';
import { existsSync } from 'node:fs';
import { fingerprintOf, loadSecrets, type Secrets } from '../config/secrets.ts';

const KEY = 'segredos';

/** The present secrets differ from those of the data. */
export class WrongSecrets extends Error {
  override readonly name = 'WrongSecrets';
}

const isTied = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('instalacao').select('valor').where('chave', '=', KEY).executeTakeFirst()) !==
  undefined;

/**
 * Ties a database to its secrets on the first run. Later throws `WrongSecrets` for other secrets, which could
 * read no report.
 */
export const checkSecrets = async (db: Db, secrets: Secrets, where: string): Promise<void> => {
  const fingerprint = fingerprintOf(secrets);
  await db
    .insertInto('instalacao')
    .values({ chave: KEY, valor: fingerprint })
    .onConflict((on) => on.doNothing())
    .execute();
  const { valor } = await db
    .selectFrom('instalacao')
    .select('valor')
    .where('chave', '=', KEY)
    .executeTakeFirstOrThrow();
  if (valor === fingerprint) return;
  throw new WrongSecrets(
    `Os segredos de ${where} não são os que gravaram este banco de dados: as denúncias não poderiam ser lidas. ` +
      'Traga o arquivo secrets.json original para DATA_DIR ou passe o seu conteúdo na variável SECRETS.',
  );
};

/**
 * Secrets of this database: from the environment, or from the file, created on the first start. Throws
 * `WrongSecrets` for others, and creates none when the database has some: all servers share them.
 */
export const openSecrets = async (
  db: Db,
  { file, fromEnvironment }: { file: string; fromEnvironment: string | undefined },
): Promise<Secrets> => {
  if (fromEnvironment === undefined && !existsSync(file) && (await isTied(db)))
    throw new WrongSecrets(
      `Este banco de dados já tem segredos, e ${file} não existe: sem eles as denúncias não poderiam ser lidas. ` +
        'Copie para lá o secrets.json do primeiro servidor, ou passe o seu conteúdo na variável SECRETS a todos os servidores.',
    );
  const secrets = loadSecrets(file, fromEnvironment);
  await checkSecrets(db, secrets, fromEnvironment === undefined ? file : 'SECRETS');
  return secrets;
};
