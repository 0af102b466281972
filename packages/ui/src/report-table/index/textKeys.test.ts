import { describe, expect, it } from 'vitest';
import { columnsOf } from '../columns.ts';
import { fold } from '../../fold/fold.ts';
import { formatValue } from '../formatValue.ts';
import { drawing } from './random.fake.ts';
import { finish } from '../steps.ts';
import { buildTextKeys, markMatches } from './textKeys.ts';

interface Linha {
  readonly nome?: string | null | undefined;
  readonly cpf?: string | null;
  readonly valorCents?: number | null;
  readonly dia?: string | null;
}
const { field } = columnsOf<Linha>();
const nome = field('nome', { header: 'Nome', filter: { kind: 'text' } });
const cpf = field('cpf', { header: 'CPF', format: 'cpf', filter: { kind: 'text' } });
const valor = field('valorCents', { header: 'Valor', format: 'money', filter: { kind: 'text' } });
const dia = field('dia', { header: 'Dia', format: 'date', filter: { kind: 'text' } });

const keysOf = (names: readonly (string | null | undefined)[]) =>
  finish(
    buildTextKeys(
      names.map((name) => ({ nome: name })),
      nome,
    ),
  );
const found = (names: readonly (string | null | undefined)[], terms: readonly string[], wantsBlank = false) =>
  [...finish(markMatches(keysOf(names), terms, wantsBlank))].flatMap((mark, row) =>
    mark === 1 ? [row] : [],
  );

describe('the texts of a column', () => {
  it('stand one behind the other, each ended by a line', () => {
    const { text, starts, units } = keysOf(['Ágata', null, '   ', 'B\nb']);
    expect(text).toBe('agata\n\n\nb b\n');
    expect([...starts]).toEqual([0, 6, 7, 8, 12]);
    expect(units).toHaveLength(12);
  });

  it('are the same with letters beyond Latin', () => {
    const { text, units } = keysOf(['Ana 😀', 'Ωμέγα', 'Zé']);
    expect(text).toBe('ana 😀\nωμεγα\nze\n');
    expect(String.fromCharCode(...units)).toBe(text);
  });

  it('are what the eye sees, of codes without punctuation', () => {
    const rows: readonly Linha[] = [{ cpf: '12345678909', valorCents: 123_456, dia: '2026-10-31' }, {}];
    expect(finish(buildTextKeys(rows, cpf)).text).toBe('12345678909\n\n');
    expect(finish(buildTextKeys(rows, valor)).text).toBe('r$ 1.234,56\n\n');
    expect(finish(buildTextKeys(rows, dia)).text).toBe('31/10/2026\n\n');
  });

  it.each([
    ['phone', '(44) 98876-1467', '44988761467'],
    ['cep', '85801-000', '85801000'],
    ['cco', '410000008107', '410000008107'],
  ] as const)('of a %s are its digits', (format, written, digits) => {
    const column = columnsOf<{ readonly valor: string }>().field('valor', { header: 'Valor', format });
    expect(finish(buildTextKeys([{ valor: written }], column)).text).toBe(`${digits}\n`);
  });

  it('are the folded shown texts, whatever the values', () => {
    const { text } = drawing(3);
    const letters = [...'aÁbç 9', '\n', '😀', 'ﬁ', '中', ' '];
    const names = Array.from({ length: 9000 }, () => text(letters, 12));
    const lines = names.map((name) => fold(formatValue(name, 'text')).replaceAll('\n', ' '));
    expect(keysOf(names).text).toBe(lines.map((line) => `${line}\n`).join(''));
  });
});

describe('a search', () => {
  const names = ['Álvaro Silva', 'silva silva', null, 'Souza', '', 'S'];

  it.each([
    [['silva'], false, [0, 1]],
    [['souza', 'alvaro'], false, [0, 3]],
    [['s'], false, [0, 1, 3, 5]],
    [['silva s'], false, [1]],
    [[''], false, []],
    [[], false, []],
    [[], true, [2, 4]],
    [['souza'], true, [2, 3, 4]],
    [['.*'], false, []],
    [['vas'], false, []],
  ] as const)('of %j, blanks %j, leaves %j', (terms, wantsBlank, expected) => {
    expect(found(names, terms, wantsBlank)).toEqual(expected);
  });

  it('never finds a term across two rows', () => {
    expect(found(['ab', 'cd'], ['bc'])).toEqual([]);
    expect(found(['ab', 'cd'], ['b c'])).toEqual([]);
  });

  it('finds the first and the last row, and a letter beyond Latin', () => {
    expect(found(['x', 'y', 'x'], ['x'])).toEqual([0, 2]);
    expect(found(['xx', 'y', 'xx'], ['xx'])).toEqual([0, 2]);
    expect(found(['Ωα', 'b', '😀'], ['ω'])).toEqual([0]);
    expect(found(['Ωα', 'b', '😀'], ['😀'])).toEqual([2]);
  });

  it('marks the rows whose folded text has one of the terms, on whatever it is tried', () => {
    const { text, whole } = drawing(11);
    const letters = [...'aáAbBcç ', '-', 'ﬁ', '😀'];
    for (let round = 0; round < 60; round++) {
      const some = Array.from({ length: 1 + whole(40) }, () => text(letters, 6));
      const terms = Array.from({ length: whole(3) }, () => fold(text(letters, 2)));
      const wantsBlank = whole(2) === 1;
      const truth = some.flatMap((name, row) => {
        const isBlank = name.trim() === '';
        const key = isBlank ? '' : fold(name);
        const has = terms.some((term) => term !== '' && key.includes(term)) || (wantsBlank && isBlank);
        return has ? [row] : [];
      });
      expect([some, terms, found(some, terms, wantsBlank)]).toEqual([some, terms, truth]);
    }
  });

  it('goes over more rows than one step takes', () => {
    const many = Array.from({ length: 50_000 }, (_, row) => (row % 2 === 0 ? 'par' : 'impar'));
    expect(found(many, ['im'])).toHaveLength(25_000);
    expect(found(many, ['p'])).toHaveLength(50_000);
  });
});
