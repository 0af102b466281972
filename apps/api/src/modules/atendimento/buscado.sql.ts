import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import { type RawBuilder, sql } from 'kysely';

/** Limit of people behind a name, so that a common one costs no more than a rare one. */
const candidatos = 500;

/** People in whose name each typed word begins a word. */
const pessoasDeNome = (texto: string): RawBuilder<unknown> => sql`
  select id from pessoa
  where array_to_tsvector(string_to_array(nome_de_busca(nome), ' '))
    @@ (replace(nullif(nome_de_busca(${texto}::text) collate "C", ''), ' ', ':* & ') || ':*')::tsquery
  limit ${candidatos}`;

/**
 * Condition on a row of bond `b`: its own number, or its person, is the typed one (ATD-13). Digits with their marks are a number, a matrícula
 * or a CPF; anything else a name.
 */
export const eDoBuscado = (numero: string, busca: string): RawBuilder<boolean> => {
  const algarismos = busca.replaceAll(/[\s./-]/g, '');
  if (!/^\d+$/.test(algarismos))
    return sql<boolean>`(${sql.ref(numero)} = ${busca} or b.pessoa_id in (${pessoasDeNome(busca)}))`;
  return sql<boolean>`(${sql.ref(numero)} = ${algarismos} or b.matricula = ${matriculaInteira(algarismos)}
    or b.pessoa_id in (select id from pessoa where cpf = ${algarismos.padStart(11, '0')}))`;
};
