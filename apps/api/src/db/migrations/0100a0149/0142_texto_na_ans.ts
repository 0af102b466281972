import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Signs of one character that a file to ANS carries as another one, and those that it drops (`textoNaAns.rules.ts`). */
const trocados = ['‘’‚ʼʻ“”„′″‐‑–—−•łŁđĐı', `'''''"""'"-----.lLdDi`] as const;
const dropped =
  '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u0300-\u036f\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]';

/** Names are compared as they are sent: ’ is ', – is -, a sign that ANS cannot get is ? (SIB-56). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `create or replace function conferencia_texto(texto text) returns text language sql immutable parallel safe
        return left(btrim(regexp_replace(upper(
          case when octet_length(texto) = length(texto) then texto else
            regexp_replace(regexp_replace(normalize(
              replace(replace(replace(translate(texto, '${trocados[0]}', '${trocados[1].replaceAll("'", "''")}'), 'œ', 'oe'), 'Œ', 'OE'), '€', 'EUR'),
            NFKD), '${dropped}', '', 'g'), '[^\u0001-\u00ff]', '?', 'g') end
        ), '\\s+', ' ', 'g')), 70)`,
      // The first reader compares everything again.
      'update conferencia_importacao set comparado_em = null, comparado_dia = null where em_vigor',
    ]),
};
