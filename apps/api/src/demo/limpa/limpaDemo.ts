import { countLinhas } from '../../backup/copia.sql.ts';
import type { Db } from '../../db/database.ts';
import { tx } from '../../db/tx.ts';
import { withPrefix } from '../../http/login.rules.ts';
import { StartError } from '../../config/startError.ts';
import { demoUsers } from '../demoUsers.ts';
import { countServidores, esvazia, selectOutrosLogins, selectTabelasDaDemo } from './limpaDemo.sql.ts';

/** Counts of the demonstration's removal. */
export interface OQueSai {
  /** Tables with rows, fullest first. */
  tabelas: readonly { nome: string; linhas: number }[];
  linhas: number;
  /** Logins outside the demonstration, which are deleted too. */
  outros: readonly string[];
}

/** Counts the rows to delete. Throws `StartError` without a demonstration, or while a server works on it. */
export const contaDemo = async (db: Db): Promise<OQueSai> => {
  if ((await db.selectFrom('demo_carga').select('id').executeTakeFirst()) === undefined)
    throw new StartError('Neste banco não há demonstração: não há o que tirar, e nada foi apagado.');
  if ((await countServidores(db)) > 0)
    throw new StartError('Há um servidor no ar sobre este banco: pare-o antes. Nada foi apagado.');
  const nomes = await selectTabelasDaDemo(db);
  const contadas = await Promise.all(
    nomes.map(async (nome) => ({ nome, linhas: await countLinhas(db, nome) })),
  );
  return {
    tabelas: contadas.filter(({ linhas }) => linhas > 0).toSorted((a, b) => b.linhas - a.linhas),
    linhas: contadas.reduce((soma, { linhas }) => soma + linhas, 0),
    outros: await selectOutrosLogins(
      db,
      demoUsers.map(({ login }) => withPrefix(login)),
    ),
  };
};

const numero = (valor: number): string => valor.toLocaleString('pt-BR');

/** Text of the counts, shown before the confirmation. */
export const escreveOQueSai = ({ tabelas, linhas, outros }: OQueSai): string =>
  [
    `Sai tudo o que este banco guarda, da demonstração e o que se gravou depois sobre ela: ${numero(linhas)} linhas de ${tabelas.length} tabelas.`,
    ...tabelas.map(({ nome, linhas: quantas }) => `  ${numero(quantas).padStart(12)}  ${nome}`),
    ...(outros.length === 0
      ? []
      : [`Saem também as pessoas que a demonstração não trouxe: ${outros.join(', ')}.`]),
    'Ficam a estrutura do banco, os códigos que vêm com o programa e os segredos.',
  ].join('\n');

/** Empties the database to the state of a first start without the demonstration (OPE-23). */
export const limpaDemo = (db: Db): Promise<OQueSai> =>
  tx(db, async (trx) => {
    const saiu = await contaDemo(trx);
    await esvazia(trx, await selectTabelasDaDemo(trx));
    return saiu;
  });
