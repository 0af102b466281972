import { hashSenha } from '../modules/shell/troca-senha/senha.ts';
import type { Trx } from '../db/tx.ts';
import { demoUsers } from './demoUsers.ts';

/** Writes the demonstration users with one password; one hash serves all, because hashing is slow on purpose. */
export const writeDemoUsers = async (trx: Trx, senha: string): Promise<void> => {
  const senha_hash = await hashSenha(senha);
  await trx
    .insertInto('usuario')
    .values(
      demoUsers.map(({ login, nome, cargo, modulos, vendedor, matricula = null }, index) => ({
        id: `demo-${index + 1}`,
        login: `USU_${login}`,
        nome,
        cargo,
        senha_hash,
        modulos: [...modulos],
        vendedor_codigo: vendedor,
        matricula,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
