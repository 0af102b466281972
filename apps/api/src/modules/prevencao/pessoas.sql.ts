import type { Programa } from '@vidas/api-client/prevencao/programas.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { ordemDeLigar } from '@vidas/api-client/prevencao/contato/contato.rules.ts';
import { colunasDoContato, juntaContato } from './situacao.sql.ts';
import { telefoneDe } from '../../db/telefoneDe.ts';

/** Age of `p` on a day (ISO). */
export const idadeEm = (hoje: string): RawBuilder<number> =>
  sql<number>`extract(year from age(${hoje}::date, p.nascimento))::int`;

/** Phone to call. */
export const telefone = telefoneDe('p');

const ativa = (
  vida: string,
  hoje: string,
): RawBuilder<unknown> => sql`${sql.ref(`${vida}.ativado_em`)} <= ${hoje}::date
  and (${sql.ref(`${vida}.cancelado_em`)} is null or ${sql.ref(`${vida}.cancelado_em`)} > ${hoje}::date)`;

/** People of a programme, with their columns. */
export interface Lista {
  readonly hoje: string;
  readonly programa: Programa;
  readonly columns: RawBuilder<unknown>;
  /** Further tables, joined by `b.pessoa_id`. */
  readonly join?: RawBuilder<unknown>;
  readonly where?: RawBuilder<unknown>;
  /** Order among people of one state and due day: the most pressing first, then the name; over the columns of `x`. */
  readonly ordem: RawBuilder<unknown>;
}

/**
 * People `p` with active cover, each once, under the newest of their active bonds `b`, with the last contact
 * (PRV-2).
 */
export const pessoasDe = ({
  hoje,
  programa,
  columns,
  join = sql``,
  where = sql`true`,
}: Lista): RawBuilder<unknown> => sql`
  select ${columns}, ${colunasDoContato(hoje)}
  from beneficiario b
  join pessoa p on p.id = b.pessoa_id
  left join municipio mu on mu.codigo = p.municipio_codigo
  ${join}
  ${juntaContato(programa)}
  where ${ativa('b', hoje)} and ${where}
    and not exists (select 1 from beneficiario o
      where o.pessoa_id = b.pessoa_id and o.matricula > b.matricula and ${ativa('o', hoje)})`;

/** `pessoasDe` in the order of calling: due first, the oldest due day first, then who was never called (PRV-20). */
export const selectPessoas = <Row>(lista: Lista): RawBuilder<Row> =>
  sql<Row>`select * from (${pessoasDe(lista)}) x
  order by array_position(${[...ordemDeLigar]}::text[], x.contato), x."proximoContato" nulls last, ${lista.ordem}`;
