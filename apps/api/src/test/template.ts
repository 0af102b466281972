import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Db } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { seedDemo } from '../demo/seed.ts';
import { proofStart } from './proofDay.ts';
import { createReach } from './reach.ts';

/** The day on which every test begins, and its demonstration ends. */
export const testDay = proofStart.slice(0, 10);
/** The password of every user of a test and of the demonstration in it. */
export const testPassword = 'correta bateria cavalo grampo';

/** What a test finds in its database: nothing, or the demonstration with that many lives. */
export interface Template {
  lives?: number | undefined;
  /** The last day of the demonstration; `testDay` unless said. */
  hoje?: string | undefined;
}

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const prefix = 'vidas_modelo_';

/** Migrations, demonstration and version of the embedded database in 12 characters: another text, another template. */
const versionOf = (): string => {
  const hash = createHash('sha256').update(readFileSync(pathOf('../../package.json')));
  const sources = createReach()(pathOf('template.ts'));
  for (const file of [...sources].toSorted()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
};

let version: string | undefined;
/** What the names of all templates of today's sources begin with. */
const current = (): string => `${prefix}${(version ??= versionOf())}`;

export const templateName = ({ lives, hoje = testDay }: Template): string => {
  if (lives === undefined) return current();
  return hoje === testDay ? `${current()}_${lives}` : `${current()}_${lives}_${hoje.replaceAll('-', '')}`;
};

/** Whether a name is that of a template that other sources made. */
export const isOutdated = (name: string): boolean => name.startsWith(prefix) && !name.startsWith(current());

/** Brings an empty database, or one that is migrated already, to the state of a template. */
export const fill = async (db: Db, { lives, hoje = testDay }: Template): Promise<void> => {
  await migrate(db);
  if (lives !== undefined) await seedDemo(db, { lives, senha: testPassword, hoje });
};
