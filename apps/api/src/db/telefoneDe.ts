import { type RawBuilder, sql } from 'kysely';
import { nomeDoUsuario } from './nomeDoUsuario.ts';

/** The one telephone of person `p`: the first valid of the three that nobody found wrong (CAD-30). */
export const telefoneDe = (p: string): RawBuilder<string | null> =>
  sql<
    string | null
  >`telefone_de(${sql.ref(`${p}.id`)}, ${sql.ref(`${p}.fone_1`)}, ${sql.ref(`${p}.fone_2`)}, ${sql.ref(`${p}.fone_3`)})`;

/** A number that somebody found wrong and nobody has corrected yet. */
export interface Errado {
  numero: string;
  por: string;
  /** YYYY-MM-DD */
  em: string;
}

/** Numbers of person `p` that somebody found wrong. */
export const telefonesErradosDe = (p: string): RawBuilder<Errado[]> => sql<Errado[]>`coalesce((
  select jsonb_agg(jsonb_build_object('numero', w.numero, 'por', ${nomeDoUsuario('w.dito_por')}, 'em', w.dito_em::date) order by w.id)
  from telefone_errado w where w.pessoa_id = ${sql.ref(`${p}.id`)} and w.fim is null), '[]')`;
