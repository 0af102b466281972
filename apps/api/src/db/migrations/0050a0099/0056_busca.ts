import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Search of Ir para: names by words, open boletos by the end of their nosso número (ACE-26). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      // Words of a to z and 0 to 9, separated by one blank, so that they can enter a tsquery unchanged.
      `create function nome_de_busca(texto text) returns text language sql immutable strict parallel safe
       return btrim(regexp_replace(sem_acento(texto) collate "C", '[^a-z0-9]+', ' ', 'g'))`,
      // Not to_tsvector: its parser splits some words and needs a dictionary.
      `create index pessoa_palavras on pessoa using gin (array_to_tsvector(string_to_array(nome_de_busca(nome), ' ')))`,
      // Replaces an index on lower(nome), which no search could use.
      'drop index pessoa_nome',
      'create index pessoa_nome on pessoa ((nome_de_busca(nome) collate "C"))',
      // Reversed, because staff type the last digits.
      `create index titulo_fim_do_nosso_numero on titulo ((reverse(nosso_numero) collate "C"))
       where nosso_numero is not null and pago_em is null and cancelado_em is null`,
    ]),
};
