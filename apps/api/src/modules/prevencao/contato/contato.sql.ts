import { momento } from '../../../db/momento.ts';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import type { Programa } from '@vidas/api-client/prevencao/programas.rules.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { CorrecaoDoContato, ProgramaContatoTable } from '../../../db/tables/prevencao.ts';
import { telefoneDe } from '../../../db/telefoneDe.ts';
import type { Trx } from '../../../db/tx.ts';

/** Locks the person of a matrícula until the transaction ends, so that two callers run one after the other. */
export const lockPessoa = (trx: Trx, matricula: string) =>
  trx
    .selectFrom('pessoa as p')
    .innerJoin('beneficiario as b', 'b.pessoa_id', 'p.id')
    .where('b.matricula', '=', matriculaInteira(matricula))
    .select([
      'p.id',
      'b.matricula',
      'p.nome',
      'p.fone_1',
      'p.fone_2',
      'p.fone_3',
      telefoneDe('p').as('telefone'),
    ])
    .forUpdate('p')
    .executeTakeFirst();

/** Contacts of a person on one day, in any programme. */
export const findContatosDoDia = (trx: Trx, pessoa: string, dia: string) =>
  trx
    .selectFrom('programa_contato as c')
    .where('c.pessoa_id', '=', pessoa)
    .where(sql<boolean>`c.dia = ${dia}::date`)
    .select([
      'c.id',
      'c.programa',
      'c.login',
      'c.resultado',
      'c.telefone',
      'c.observacao',
      'c.proximo_em as proximo',
      'c.correcoes',
    ])
    .select([nomeDoUsuario('c.login').as('quem'), momento('c.feito_em').as('em')])
    .orderBy('c.id')
    .execute();

/** Contacts of a person in a programme, newest first. */
export const findHistorico = (trx: Trx, pessoa: string, programa: Programa) =>
  trx
    .selectFrom('programa_contato as c')
    .where('c.pessoa_id', '=', pessoa)
    .where('c.programa', '=', programa)
    .select(['c.telefone', 'c.resultado', 'c.observacao', 'c.proximo_em as proximo', 'c.correcoes'])
    .select([nomeDoUsuario('c.login').as('quem'), momento('c.feito_em').as('em')])
    .orderBy('c.dia', 'desc')
    .execute();

/** Reservation of the person at a moment (local, ISO). */
export const findReserva = (trx: Trx, pessoa: string, em: string) =>
  trx
    .selectFrom('programa_reserva as r')
    .where('r.pessoa_id', '=', pessoa)
    .where(sql<boolean>`r.ate > ${em}::timestamp`)
    .select(['r.login', nomeDoUsuario('r.login').as('quem')])
    .select([momento('r.desde').as('desde'), momento('r.ate').as('ate')])
    .executeTakeFirst();

/** Reserves the person for a caller from now on. */
export const putReserva = async (
  trx: Trx,
  reserva: { pessoa_id: string; login: string; desde: string; ate: string },
): Promise<void> => {
  const { pessoa_id: _, ...values } = reserva;
  await trx
    .insertInto('programa_reserva')
    .values(reserva)
    .onConflict((conflict) => conflict.column('pessoa_id').doUpdateSet(values))
    .execute();
};

/** Releases a person reserved by this caller. */
export const deleteReserva = async (trx: Trx, pessoa: string, login: string): Promise<void> => {
  await trx
    .deleteFrom('programa_reserva')
    .where('pessoa_id', '=', pessoa)
    .where('login', '=', login)
    .execute();
};

export const insertContato = async (trx: Trx, contato: Insertable<ProgramaContatoTable>): Promise<void> => {
  await trx.insertInto('programa_contato').values(contato).execute();
};

/** Replaces the values of a contact, and adds the correction to its history (PRV-22). */
export const updateContato = async (
  trx: Trx,
  id: number,
  {
    correcao,
    ...values
  }: Pick<Updateable<ProgramaContatoTable>, 'resultado' | 'telefone' | 'observacao' | 'proximo_em'> & {
    correcao: CorrecaoDoContato;
  },
): Promise<void> => {
  await trx
    .updateTable('programa_contato')
    .set({ ...values, correcoes: sql`correcoes || ${JSON.stringify([correcao])}::jsonb` })
    .where('id', '=', id)
    .execute();
};
