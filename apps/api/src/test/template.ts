import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Db } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { seedDemo } from '../demo/seed.ts';
import { proofStart } from './proofDay.ts';
import { createReach } from './reach.ts';

/** Start day of every test, and end of its demonstration. */
export const testDay = proofStart.slice(0, 10);
/** Password of every user of a test and of its demonstration. */
export const testPassword = 'correta bateria cavalo grampo';

/** Content of a test's database: empty, or a demonstration with that many lives. */
export interface Template {
  lives?: number | undefined;
  /** Last day of the demonstration; default `testDay`. */
  hoje?: string | undefined;
}

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const prefix = 'vidas_modelo_';

/**
 * Hash of migrations, demonstration and version of the embedded database, 12 characters: other sources,
 * another template.
 */
const versionOf = (): string => {
  const hash = createHash('sha256').update(readFileSync(pathOf('../../package.json')));
  const sources = createReach()(pathOf('template.ts'));
  for (const file of [...sources].toSorted()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
};

let version: string | undefined;
/** Common prefix of all templates of today's sources. */
const current = (): string => `${prefix}${(version ??= versionOf())}`;

export const templateName = ({ lives, hoje = testDay }: Template): string => {
  if (lives === undefined) return current();
  return hoje === testDay ? `${current()}_${lives}` : `${current()}_${lives}_${hoje.replaceAll('-', '')}`;
};

/** The name belongs to a template of other sources. */
export const isOutdated = (name: string): boolean => name.startsWith(prefix) && !name.startsWith(current());

/** Brings an empty or migrated database to the state of a template. */
export const fill = async (db: Db, { lives, hoje = testDay }: Template): Promise<void> => {
  await migrate(db);
  if (lives !== undefined) await seedDemo(db, { lives, senha: testPassword, hoje });
};
