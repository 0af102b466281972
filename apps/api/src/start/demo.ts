import { join } from 'node:path';
import type { ServerConfig } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { demoUsers } from '../demo/demoUsers.ts';
import { openNewModules } from './newModules.ts';
import { seedDemo } from '../demo/seed.ts';
import { writeSibExamples } from '../demo/sib/writeSibExamples.ts';
import { writeRetornoExamples } from '../demo/retorno/writeRetornoExamples.ts';
import { writeTissExamples } from '../demo/tiss/writeTissExamples.ts';
import { drawPassword, hashSenha, isSenha } from '../modules/shell/troca-senha/senha.ts';
import { endSessoesDe, findUsuario, updateSenha } from '../modules/shell/session/sessao.sql.ts';
import { withPrefix } from '../http/login.rules.ts';
import { seedDenuncias } from '../modules/ouvidoria/seed.ts';
import { operatorDay } from '../operatorDay.ts';
import { momentoLocal } from '../operatorMoment.ts';
import type { Secrets } from '../config/secrets.ts';

const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('denuncia').select('id').limit(1).executeTakeFirst()) === undefined;

/** Sets the password of every demonstration user to DEMO_PASSWORD, when it differs. */
const renewPasswords = async (db: Db, senha: string, agora: Date): Promise<void> => {
  const [first] = demoUsers;
  const known = first && (await findUsuario(db, withPrefix(first.login)));
  if (!known || (await isSenha(known.senha_hash, senha))) return;
  const senhaHash = await hashSenha(senha);
  for (const { login } of demoUsers) {
    const usuario = await findUsuario(db, withPrefix(login));
    if (!usuario) continue;
    await updateSenha(db, usuario.id, { hash: senhaHash, provisoria: false });
    await endSessoesDe(db, usuario.id, { agora, motivo: 'senha' });
  }
};

/**
 * Fills an empty database with the demonstration; returns the password to show, undefined when only its owner
 * knows it.
 */
export const prepareDemo = async (
  deps: { db: Db; config: ServerConfig; secrets: Secrets; clock: () => Date },
  tell: (text: string) => void,
): Promise<string | undefined> => {
  const { db, config, clock } = deps;
  const { demoPassword, demoLives } = config;
  const mark = await db.selectFrom('demo_carga').select('concluida').executeTakeFirst();
  const drawn = mark?.concluida ? undefined : drawPassword();
  if (drawn === undefined) {
    await openNewModules(db, clock());
    if (demoPassword !== undefined) await renewPasswords(db, demoPassword, clock());
  } else {
    tell(
      `Preparando os dados de demonstração (${demoLives.toLocaleString('pt-BR')} vidas inventadas; só na primeira vez)…`,
    );
    const options = {
      lives: demoLives,
      senha: demoPassword ?? drawn,
      hoje: operatorDay(clock()),
      agora: momentoLocal(clock()),
      registroAns: config.ansRegistration,
    };
    await seedDemo(db, { ...options, progress: tell });
    await writeSibExamples(db, join(config.dataDir, 'exemplos'), options);
    await writeTissExamples(db, join(config.dataDir, 'exemplos'), options);
    await writeRetornoExamples(db, join(config.dataDir, 'exemplos'), options);
  }
  if (await isEmpty(db)) await seedDenuncias(db, deps);
  return demoPassword ?? drawn;
};
