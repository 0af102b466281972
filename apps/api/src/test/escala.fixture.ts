import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Place of a table on several nodes: spread by a column, copied to each, or on one. */
export interface Lugar {
  lugar: 'espalhada' | 'copiada' | 'única';
  /** For a spread table: its column, and the group of tables stored together by it. */
  chave?: string;
  grupo?: string;
}

const doc = readFileSync(fileURLToPath(new URL('../../../../docs/escala.md', import.meta.url)), 'utf8');

/** Part of the page between two marks. */
const between = (mark: string): string => {
  const [, part] = doc.split(new RegExp(`<!-- ${mark}: (?:começo|fim) -->`));
  if (part === undefined) throw new TypeError(`docs/escala.md has no part ${mark}.`);
  return part;
};

const rowsOf = (mark: string): string[][] =>
  between(mark)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:---|grupo|lugar|de)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const namesIn = (text = ''): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** All tables of the page; a repeated one is an error. */
export const lugares = (): Map<string, Lugar> => {
  const found = new Map<string, Lugar>();
  const put = (tabela: string, lugar: Lugar): void => {
    if (found.has(tabela)) throw new TypeError(`docs/escala.md names ${tabela} twice.`);
    found.set(tabela, lugar);
  };
  for (const [grupo = '', tabelas] of rowsOf('espalhadas'))
    for (const each of namesIn(tabelas)) {
      const [tabela = '', chave = ''] = each.split('.');
      put(tabela, { lugar: 'espalhada', chave, grupo });
    }
  for (const [lugar, tabelas] of rowsOf('outras'))
    for (const tabela of namesIn(tabelas)) put(tabela, { lugar: lugar === 'copiada' ? 'copiada' : 'única' });
  return found;
};

/** Foreign keys that several nodes would lose, as 'table.column'. */
export const vinculosPerdidos = (): string[] => namesIn(between('vínculos'));

/** Files with crossing statements, each with the reason. */
export const travessias = (): string[] => namesIn(between('travessias'));

/** Files that name spread tables outside the calls of this test, reviewed by hand. */
export const lidos = (): string[] => namesIn(between('lidos'));

const words = (sql: string): string[] =>
  sql
    .toLowerCase()
    .replaceAll('"', '')
    .match(/[\w$.]+|[^\s\w]/g) ?? [];

const NO_ALIAS =
  /^(?:where|on|set|join|left|right|inner|cross|full|order|group|limit|for|using|values|select|union|returning|[^a-z].*)$/;

/** Each mention of these tables in a statement, with its alias. */
const mencoes = (all: string[], known: ReadonlyMap<string, unknown>): { tabela: string; alias: string }[] =>
  all.flatMap((word, at) => {
    if (!known.has(word) || !/^(?:from|join|into|update|using|only|,)$/.test(all[at - 1] ?? '')) return [];
    const next = all[at + 1] === 'as' ? all[at + 2] : all[at + 1];
    return [{ tabela: word, alias: next === undefined || NO_ALIAS.test(next) ? word : next }];
  });

/** Tables among these that a statement reads or writes. */
export const tabelasDe = (sql: string, known: ReadonlyMap<string, unknown>): Set<string> =>
  new Set(mencoes(words(sql), known).map(({ tabela }) => tabela));

/** A statement reads or writes a spread table. */
export const tocaEspalhadas = (sql: string, mapa: ReadonlyMap<string, Lugar>): boolean =>
  [...tabelasDe(sql, mapa)].some((tabela) => mapa.get(tabela)?.lugar === 'espalhada');

/** Whether a file builds statements and sends none; the file that sends them is seen on the way to the database. */
export const soMonta = (text: string): boolean =>
  !/\bawait\b|\.execute\w*\(|\.stream\(/.test(text.replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, ''));

/** Server files that name a spread table in SQL or in the builder, without tests, demonstration and migrations. */
export const arquivosQueNomeiam = (src: string, mapa: ReadonlyMap<string, Lugar>): string[] => {
  const names = [...mapa].flatMap(([tabela, { lugar }]) => (lugar === 'espalhada' ? [tabela] : [])).join('|');
  const named = new RegExp(
    `\\b(?:from|join|into|update|using)\\s+(?:only\\s+)?(?:${names})\\b|(?:From|Join|Into|Table|using|sql\\.table)\\(\\s*'(?:${names})(?: as \\w+)?'`,
  );
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !/\.test\.|fixture|^(?:test|demo|db)\/|testKit/.test(path))
    .filter((path) => {
      const text = readFileSync(join(src, path), 'utf8');
      return named.test(text) && !soMonta(text);
    });
};

/**
 * A statement reaches one piece of each spread table: they are stored together, and each key is given or
 * equals a given one.
 */
export const vaiPelaChave = (sql: string, mapa: ReadonlyMap<string, Lugar>): boolean => {
  const all = words(sql);
  const espalhadas = mencoes(all, mapa).flatMap((mencao) => {
    const lugar = mapa.get(mencao.tabela);
    return lugar?.lugar === 'espalhada' ? [{ ...mencao, ...lugar }] : [];
  });
  if (espalhadas.length === 0) return true;
  if (new Set(espalhadas.map(({ grupo }) => grupo)).size > 1) return false;
  const text = all.join(' ');
  const [only] = espalhadas;
  // Inserted rows go each to their own piece.
  if (espalhadas.length === 1 && text.startsWith(`insert into ${only?.tabela} (`)) return true;
  const given = String.raw`(?:= (?:\$|any|\( \$)|in \( \$)`;
  const names = espalhadas.map(({ alias, tabela, chave }) =>
    espalhadas.length === 1 ? `(?:${alias}\\.|${tabela}\\.)?${chave}` : `${alias}\\.${chave}`,
  );
  const has = (pattern: string): boolean => new RegExp(String.raw`(?<![\w.])${pattern}`).test(text);
  // Follows equalities from the given keys.
  const reached = new Set(names.filter((name) => has(`${name} ${given}`)));
  for (const one of reached)
    for (const other of names)
      if (has(`${one} = ${other}(?![\\w.])`) || has(`${other} = ${one}(?![\\w.])`)) reached.add(other);
  return names.every((name) => reached.has(name));
};
