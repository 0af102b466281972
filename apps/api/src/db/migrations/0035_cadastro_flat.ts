import type { Migration } from 'kysely/migration';
import { runAll } from './runAll.ts';

/** Marks as the Unicode collation orders them: all of them before the digits, which stand before the letters. */
const marks = ` _-–—,;:!¡?¿.·'"«»()[]{}§@*/\\&#%\`^°+<=>|~$`;
/** Quotes that sort as the ones of the keyboard. */
const quotes = [`‘’“”`, `''""`] as const;
const placeOf = (mark: string): string =>
  `\\x${([...marks].indexOf(mark) + 1).toString(16).padStart(2, '0')}`;
const quoted = (text: string): string => text.replaceAll("'", "''");

/** Letters that Unicode does not take apart, with the one they sort as. */
const letters = ['ØøÐðĐđŁłĦħ', 'ooddddllhh'] as const;

/** The order of Portuguese texts, and an index for each list of the module in the order it is read in. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      // No dictionary, no ICU, no locale of the server: the same on every database, so that an index may rest on it.
      `create function sem_acento(texto text) returns text language sql immutable strict parallel safe
       return lower(translate(regexp_replace(normalize(texto, NFKD), '[\\u0300-\\u036f]', '', 'g'),
         '${letters[0]}', '${letters[1]}') collate "C")`,
      // Bytes, because a text would be compared by the locale of the server again.
      `create function ordem_pt(texto text) returns bytea language sql immutable strict parallel safe
       return convert_to(translate(sem_acento(texto), '${quoted(marks + quotes[0])}',
         e'${[...marks, ...quotes[1]].map(placeOf).join('')}'), 'UTF8')`,

      // Read in the order of the index, a list sends its first row before the last one was looked at. Each takes the place of an
      // index on the first column alone.
      'drop index beneficiario_cadastrado',
      'create index beneficiario_cadastrado on beneficiario (cadastrado_em, matricula)',
      'drop index beneficiario_cancelado',
      'create index beneficiario_cancelado on beneficiario (cancelado_em, matricula)',
      'drop index auxilio_funeral_lancado',
      'create index auxilio_funeral_lancado on auxilio_funeral (lancado_em, id)',
      // A company's people in the order of its report; the days let the lives be counted without a look at the table.
      'drop index beneficiario_empresa',
      `create index beneficiario_empresa on beneficiario (empresa_codigo, titular_matricula, matricula)
       include (ativado_em, cancelado_em)`,
      // The code is asked for without its leading zeros; the index also tells the planner that it names one company.
      `create index empresa_sem_zeros on empresa (ltrim(codigo, '0'))`,
      // Cost and fees of one person over the whole bond, from the index alone.
      'create index guia_custo on guia (matricula) include (valor_aprovado_cents) where status = 1',
      `create index lancamento_mensalidade on lancamento (matricula) include (valor_cents)
       where tipo_codigo = 2 and status = 'ATIVO'`,
      // The network by name, as it is shown.
      'create index prestador_nome on prestador (ordem_pt(nome), codigo)',
    ]),
};
