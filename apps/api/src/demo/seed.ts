import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { insertRows } from '../db/insertRows.ts';
import { tx } from '../db/tx.ts';
import { StartError } from '../config/startError.ts';
import { ateAgora } from './agora/ateAgora.ts';
import { dayOf } from './calendar.ts';
import { buildDemo } from './demo.ts';
import { continueIds } from './continueIds.ts';
import { writeDemoUsers } from './writeDemoUsers.ts';
import { writeSibConferencia } from './sib/writeSibConferencia.ts';
import { writeSibHistory } from './sib/writeSibHistory.ts';
import { writeBanco } from './banco/writeBanco.ts';
import { writeClosings } from './comissao/writeClosings.ts';
import { writeAvisos } from './avisos/writeAvisos.ts';
import { writeFormasDePapel } from './papeis/writeFormasDePapel.ts';
import { writeContests } from './comissao/writeContests.ts';
import { writeLinesByHand } from './comissao/writeLinesByHand.ts';

/** Options of the demonstration. */
export interface DemoOptions {
  /** Number of beneficiaries; about four fifths are active. */
  lives: number;
  /** Common password of all demonstration users. */
  senha: string;
  /** Last day of the data, YYYY-MM-DD. */
  hoje: string;
  /** Local moment now, 'YYYY-MM-DDTHH:MM:SS': nothing of today lies later. Default the end of the day. */
  agora?: string;
  /** Registration of the operator at ANS, 6 digits, for the protocol numbers; default 999999. */
  registroAns?: string;
  /** Receives the progress, in Portuguese. */
  progress?: (text: string) => void;
}

/** Real people exist in the database: beneficiaries or users. */
const hasPeople = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ ha: boolean }>`
    select exists (select from pessoa) or exists (select from usuario) as ha`.execute(db);
  return rows[0]?.ha === true;
};

/** Empties the remains of an interrupted run; refuses a database with people outside our mark. */
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
 * Fills an empty, migrated database with the demonstration data: equal options give equal data. Does nothing
 * when complete; an interrupted run restarts from empty.
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
  // Lines and balances of the closings are emptied with them, like those of the bank's files.
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
      const ditas = options.agora === undefined ? rows : ateAgora(rows, options.agora);
      for (const [table, list] of Object.entries(ditas)) await insertRows(trx, table, list);
    });
  }
  // Closings join new rows; without statistics they take seconds each.
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
    await writeLinesByHand(trx, options.hoje);
    await writeFormasDePapel(trx, options.hoje);
    await writeAvisos(trx, options.hoje);
    // Demonstration data are no decisions, so no core system waits for them.
    await sql`delete from carga_decisao`.execute(trx);
    await trx.updateTable('demo_carga').set({ concluida: true }).execute();
  });
  await sql`analyze`.execute(db);
};
