import type { Db } from '../db/database.ts';
import { fingerprintOf, type Secrets } from '../secrets.ts';

const KEY = 'segredos';

/** The secrets at hand are not the ones that the data was written with. */
export class WrongSecrets extends Error {
  override readonly name = 'WrongSecrets';
}

/** Ties a database to its secrets on the first run. Later throws `WrongSecrets` for other secrets, with which no report could be read. */
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
