import { moduleKeys } from '@vidas/api-client/shell/modules.ts';
import type { Db } from '../db/database.ts';
import { tx } from '../db/tx.ts';
import { demoUsers } from '../demo/demoUsers.ts';
import { endSessoesDe } from '../modules/shell/session/sessao.sql.ts';

/**
 * Opens a module newer than this demonstration's data: to its invented people, and to its clerk, who signs in
 * with the common password. A module that somebody already has stays unchanged.
 */
export const openNewModules = async (
  db: Db,
  agora: Date,
  keys: readonly string[] = moduleKeys,
): Promise<void> => {
  const people = await db.selectFrom('usuario').select(['id', 'login', 'modulos', 'senha_hash']).execute();
  const known = new Set(people.flatMap(({ modulos }) => modulos));
  const fresh = keys.filter((key) => !known.has(key));
  const [first] = demoUsers;
  const senha = people.find(({ login }) => login === `USU_${first?.login}`)?.senha_hash;
  if (fresh.length === 0 || senha === undefined) return;
  await tx(db, async (trx) => {
    for (const [index, { login, nome, cargo, modulos, vendedor, matricula = null }] of demoUsers.entries()) {
      const given = fresh.filter((key) => (modulos as readonly string[]).includes(key));
      if (given.length === 0) continue;
      const there = people.find((person) => person.login === `USU_${login}`);
      if (there) {
        await trx
          .updateTable('usuario')
          .set({ modulos: [...there.modulos, ...given] })
          .where('login', '=', there.login)
          .execute();
        await endSessoesDe(trx, there.id, { agora, motivo: 'modulos' });
      } else
        await trx
          .insertInto('usuario')
          .values({
            id: `demo-${index + 1}`,
            login: `USU_${login}`,
            nome,
            cargo,
            senha_hash: senha,
            modulos: [...modulos],
            vendedor_codigo: vendedor,
            matricula,
          })
          .execute();
    }
  });
};
