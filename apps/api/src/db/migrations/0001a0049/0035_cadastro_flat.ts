import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Punctuation in the order of the Unicode collation: all before the digits, which come before the letters. */
const marks = ` _-–—,;:!¡?¿.·'"«»()[]{}§@*/\\&#%\`^°+<=>|~$`;
/** Typographic quotes that sort like the keyboard's. */
const quotes = [`‘’“”`, `''""`] as const;
const placeOf = (mark: string): string =>
  `\\x${([...marks].indexOf(mark) + 1).toString(16).padStart(2, '0')}`;
const quoted = (text: string): string => text.replaceAll("'", "''");

/** Letters that Unicode does not decompose, each with the letter it sorts as. */
const letters = ['ØøÐðĐđŁłĦħ', 'ooddddllhh'] as const;

/** Order of Portuguese texts, and an index for each list of the module in its order. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      // Needs no dictionary, no ICU and no server locale: the same on every database, so that an index may
      // use it.
      `create function sem_acento(texto text) returns text language sql immutable strict parallel safe
       return lower(translate(regexp_replace(normalize(texto, NFKD), '[\\u0300-\\u036f]', '', 'g'),
         '${letters[0]}', '${letters[1]}') collate "C")`,
      // Bytes, because text would be compared by the server's locale again.
      `create function ordem_pt(texto text) returns bytea language sql immutable strict parallel safe
       return convert_to(translate(sem_acento(texto), '${quoted(marks + quotes[0])}',
         e'${[...marks, ...quotes[1]].map(placeOf).join('')}'), 'UTF8')`,

      // In index order a list sends its first row before reading the last. Each index replaces one on its
      // first column alone.
      'drop index beneficiario_cadastrado',
      'create index beneficiario_cadastrado on beneficiario (cadastrado_em, matricula)',
      'drop index beneficiario_cancelado',
      'create index beneficiario_cancelado on beneficiario (cancelado_em, matricula)',
      'drop index auxilio_funeral_lancado',
      'create index auxilio_funeral_lancado on auxilio_funeral (lancado_em, id)',
      // A company's people in the order of its report; the day columns allow counting active lives from the
      // index alone.
      'drop index beneficiario_empresa',
      `create index beneficiario_empresa on beneficiario (empresa_codigo, titular_matricula, matricula)
       include (ativado_em, cancelado_em)`,
      // The code is searched without its leading zeros; the index also tells the planner that it names one
      // company.
      `create index empresa_sem_zeros on empresa (ltrim(codigo, '0'))`,
      // Cost and fees of one person over the whole bond, from the index alone.
      'create index guia_custo on guia (matricula) include (valor_aprovado_cents) where status = 1',
      `create index lancamento_mensalidade on lancamento (matricula) include (valor_cents)
       where tipo_codigo = 2 and status = 'ATIVO'`,
      // The network, by name.
      'create index prestador_nome on prestador (ordem_pt(nome), codigo)',
    ]),
};
