import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { insertRows } from '../db/insertRows.ts';
import { tx } from '../db/tx.ts';
import { StartError } from '../config/startError.ts';
import { dayOf } from './calendar.ts';
import { buildDemo } from './demo.ts';
import { continueIds } from './continueIds.ts';
import { writeDemoUsers } from './writeDemoUsers.ts';
import { writeSibConferencia } from './sib/writeSibConferencia.ts';
import { writeSibHistory } from './sib/writeSibHistory.ts';
import { writeBanco } from './banco/writeBanco.ts';
import { writeClosings } from './writeClosings.ts';
import { writeFormasDePapel } from './papeis/writeFormasDePapel.ts';
import { writeContests } from './writeContests.ts';

/** What the demonstration is made of. */
export interface DemoOptions {
  /** How many beneficiaries in all; about four fifths are active. */
  lives: number;
  /** The one password of every demonstration user. */
  senha: string;
  /** The day on which the data ends, YYYY-MM-DD. */
  hoje: string;
  /** Registration of the operator at the regulator, 6 digits, for the protocol numbers; 999999 unless given. */
  registroAns?: string;
  /** Called with the progress, in Portuguese. */
  progress?: (text: string) => void;
}

/** People of somebody else, who would be among the invented ones: beneficiaries, or who may sign in. */
const hasPeople = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ ha: boolean }>`
    select exists (select from pessoa) or exists (select from usuario) as ha`.execute(db);
  return rows[0]?.ha === true;
};

/** Empties what an interrupted run left behind; refuses a database that holds people not marked as ours. */
const startOver = async (
  db: Db,
  tables: readonly string[],
  { lives, hoje }: DemoOptions,
  isOurs: boolean,
): Promise<void> => {
  if (!isOurs && (await hasPeople(db))) {
    throw new StartError(
      'SEED=demo só enche um banco vazio, e este já tem pessoas que não são da demonstração; nada foi gravado. Comece com SEED=none ou com outro banco.',
    );
  }
  await tx(db, async (trx) => {
    if (isOurs) {
      await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))} restart identity cascade`.execute(
        trx,
      );
      await trx.deleteFrom('demo_carga').execute();
    }
    await trx.insertInto('demo_carga').values({ id: 1, hoje, vidas: lives, concluida: false }).execute();
  });
};

/**
 * Fills an empty, migrated database with the demonstration data: the same options give the same data. Does nothing when
 * it is complete already; a run that was cut short starts again from empty.
 */
export const seedDemo = async (db: Db, options: DemoOptions): Promise<void> => {
  const mark = await db.selectFrom('demo_carga').select('concluida').executeTakeFirst();
  if (mark?.concluida) return;
  const progress = options.progress ?? (() => undefined);
  const steps = buildDemo({
    lives: options.lives,
    today: dayOf(options.hoje),
    registroAns: options.registroAns ?? '999999',
  });
  // Lines and balances of the closings go with them, and so do those of the files of the bank.
  const tables = [
    ...steps.flatMap(({ rows }) => Object.keys(rows)),
    'comissao_fechamento',
    'upload_banco',
    'credito_conferido',
    'extrato',
    'remessa',
    'novo_boleto',
    'nosso_numero_sorteado',
    'conta_ato',
    'cobranca_envio',
    'papel_baixa',
  ];
  await startOver(db, tables, options, mark !== undefined);
  for (const { nome, rows } of steps) {
    progress(`Gravando ${nome}…`);
    await tx(db, async (trx) => {
      for (const [table, list] of Object.entries(rows)) await insertRows(trx, table, list);
    });
  }
  // Closings join what was just written; without its statistics they take seconds each.
  await sql`analyze`.execute(db);
  progress('Aplicando os arquivos do banco…');
  await writeBanco(db, options.hoje);
  progress('Fechando as comissões…');
  await writeClosings(db, options.hoje);
  progress('Gravando envios do SIB…');
  const sib = { registroAns: options.registroAns ?? '999999', hoje: options.hoje };
  await writeSibHistory(db, sib);
  progress('Gravando conferência do SIB…');
  await writeSibConferencia(db, sib);
  progress('Gravando usuários…');
  await tx(db, async (trx) => {
    await continueIds(trx, tables);
    await writeDemoUsers(trx, options.senha);
    await writeContests(trx, options.hoje);
    await writeFormasDePapel(trx, options.hoje);
    // What the demonstration is made of is nobody's decision: no core system waits for it.
    await sql`delete from carga_decisao`.execute(trx);
    await trx.updateTable('demo_carga').set({ concluida: true }).execute();
  });
  await sql`analyze`.execute(db);
};
