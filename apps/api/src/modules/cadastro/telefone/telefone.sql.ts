import type { TelefoneErrado } from '@vidas/api-client/cadastro/telefone/telefonesErrados.report.ts';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import { type RawBuilder, sql } from 'kysely';
import { assina } from '../../../carga/decisoes/assina.sql.ts';
import { momento } from '../../../db/momento.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { TelefoneErradoTable } from '../../../db/tables/prevencao.ts';
import { telefoneDe } from '../../../db/telefoneDe.ts';
import type { Trx } from '../../../db/tx.ts';

/** Condition: person `p` still has wrong number `w`; an empty number means that she has none. */
const continua = sql`case when w.numero = '' then num_nonnulls(p.fone_1, p.fone_2, p.fone_3) = 0
  else coalesce(w.numero in (p.fone_1, p.fone_2, p.fone_3), false) end`;

/** Module that reported wrong number `w`, in words. */
const lugar = sql`case w.onde when 'PREVENCAO' then 'Prevenção' when 'COBRANCA' then 'Cobrança' when 'ATENDIMENTO' then 'Atendimento'
  when 'RETENCAO' then 'Retenção' else 'Cadastro' end`;

/** Wrong numbers that wait, oldest first; a number that left the register no longer waits. */
export const selectErrados = (): RawBuilder<TelefoneErrado> => sql<TelefoneErrado>`
  select p.nome, b.matricula, nullif(w.numero, '') as numero, ${nomeDoUsuario('w.dito_por')} as "ditoPor",
    ${momento('w.dito_em')} as "ditoEm", ${lugar} as onde, ${telefoneDe('p')} as usado, p.email, w.id
  from telefone_errado w
  join pessoa p on p.id = w.pessoa_id
  join lateral (select x.matricula from beneficiario x where x.pessoa_id = p.id
    order by x.cancelado_em is null desc, x.matricula desc limit 1) b on true
  where w.fim is null and ${continua}
  order by w.dito_em, w.id`;

const daPessoa = (trx: Trx) =>
  trx.selectFrom('pessoa as p').select(['p.id', 'p.nome', 'p.fone_1', 'p.fone_2', 'p.fone_3']).forUpdate('p');

/** Person of a matrícula with her telephones, locked until the transaction ends. */
export const lockPorMatricula = (trx: Trx, matricula: string) =>
  daPessoa(trx)
    .innerJoin('beneficiario as b', 'b.pessoa_id', 'p.id')
    .where('b.matricula', '=', matriculaInteira(matricula))
    .forUpdate('p')
    .executeTakeFirst();

/** Wrong number with its person, locked until the transaction ends. */
export const lockErrado = (trx: Trx, id: number) =>
  daPessoa(trx)
    .innerJoin('telefone_errado as w', 'w.pessoa_id', 'p.id')
    .where('w.id', '=', id)
    .select(['w.numero', 'w.fim', 'w.novo', momento<string | null>('w.fim_em').as('fim_em')])
    .select(nomeDoUsuario('w.fim_por').as('fim_por'))
    // Locks both rows: with the person's alone, a call that waited would see the old number.
    .forUpdate(['p', 'w'])
    .executeTakeFirst();

/** A reported number; `em` is local. */
export interface Dito extends Pick<TelefoneErradoTable, 'pessoa_id' | 'numero' | 'onde'> {
  login: string;
  em: string;
}

/** Stores a wrong number until its correction; a second report keeps the first author. */
export const insertErrado = async (trx: Trx, { login, em, ...dito }: Dito): Promise<void> => {
  await trx
    .insertInto('telefone_errado')
    .values({ ...dito, dito_por: login, dito_em: em })
    .onConflict((conflict) => conflict.columns(['pessoa_id', 'numero']).where('fim', 'is', null).doNothing())
    .execute();
};

/** Closes a wrong number: corrected by `novo`, or confirmed as right when null. */
export const encerraErrado = async (
  trx: Trx,
  { pessoa_id, numero, novo, login, em }: Omit<Dito, 'onde'> & { novo: string | null },
): Promise<void> => {
  await trx
    .updateTable('telefone_errado')
    .set({ fim: novo === null ? 'CERTO' : 'CORRIGIDO', novo, fim_por: login, fim_em: em })
    .where('pessoa_id', '=', pessoa_id)
    .where('numero', '=', numero)
    .where('fim', 'is', null)
    .execute();
};

/** Writes the three telephones of a person; the decision goes back to the core system. */
export const writeFones = async (
  trx: Trx,
  { id, fones, login, em }: { id: string; fones: readonly (string | null)[]; login: string; em: string },
): Promise<void> => {
  await assina(trx, { login, em });
  const [fone_1 = null, fone_2 = null, fone_3 = null] = fones;
  await trx.updateTable('pessoa').set({ fone_1, fone_2, fone_3 }).where('id', '=', id).execute();
};
