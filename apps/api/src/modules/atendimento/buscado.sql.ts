import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import { type RawBuilder, sql } from 'kysely';

/** Limit of people behind a name, so that a common one costs no more than a rare one. */
const candidatos = 500;

/** People whose name has, for each typed word, a word that begins with it. */
const pessoasDeNome = (texto: string): RawBuilder<unknown> => sql`
  select id from pessoa
  where array_to_tsvector(string_to_array(nome_de_busca(nome), ' '))
    @@ (replace(nullif(nome_de_busca(${texto}::text) collate "C", ''), ' ', ':* & ') || ':*')::tsquery
  limit ${candidatos}`;

/**
 * Condition: row of bond `b` has the typed number, or its person matches (ATD-13). Digits with their marks are read as number,
 * matrícula or CPF; other text as a name.
 */
export const eDoBuscado = (numero: string, busca: string): RawBuilder<boolean> => {
  const algarismos = busca.replaceAll(/[\s./-]/g, '');
  if (!/^\d+$/.test(algarismos))
    return sql<boolean>`(${sql.ref(numero)} = ${busca} or b.pessoa_id in (${pessoasDeNome(busca)}))`;
  return sql<boolean>`(${sql.ref(numero)} = ${algarismos} or b.matricula = ${matriculaInteira(algarismos)}
    or b.pessoa_id in (select id from pessoa where cpf = ${algarismos.padStart(11, '0')}))`;
};
