import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contracts } from '../contracts.ts';
import { competencia } from '../kinds/competencia.ts';
import { day, dayTime } from '../kinds/day.ts';
import { money } from '../kinds/decimal.ts';
import { idText, optionalText } from '../kinds/text.ts';
import { columnDecoder } from './columnDecoder.ts';
import type { WireColumn } from './columns.ts';
import { rowDecoder } from './decoder.ts';
import { endpoint, type Endpoint, type Schema } from './endpoint.ts';

z.config({ jitless: true });

/** Values of the wire, right for some kinds and wrong for others. */
const wires: readonly unknown[] = [
  '21/11/2026', '2026-11-21', '2026-11-21T10:00', '30/02/2026', '11/2026', '2026-13', '21/11/2026 10:05',
  '1.234,50', '-0,01', '7', '1,234', '82,35', 7, -3, 1.5, 2 ** 60, 0, true, false, null, undefined,
  '', '  ', ' a ', 'Conceição', '00042', '\ud800', {}, [], ['x'], [{ a: 1 }],
]; // prettier-ignore

const drawing = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const mixed = endpoint('GET /teste/misto', {
  summary: 'x',
  reply: z.array(
    z.object({
      texto: z.string(),
      talvez: z.optional(z.nullable(day)),
      quando: dayTime,
      mes: z.nullable(competencia),
      id: idText,
      nota: optionalText,
      valor: z.nullable(money),
      quantos: z.int(),
      fracao: z.number(),
      situacao: z.enum(['ATIVO', 'INATIVO']),
      sim: z.boolean(),
      lista: z.array(z.object({ a: z.int() })),
    }),
  ),
});

const defOf = (schema: Schema) => (schema as unknown as z.core.$ZodTypes)._zod.def;

const rowOf = ({ reply }: Endpoint): Schema | undefined => {
  const def = defOf(reply);
  return def.type === 'array' ? (def.element as unknown as Schema) : undefined;
};

const lists = [...Object.values(contracts).flat(), mixed].flatMap((one): [string, Schema][] => {
  const row = rowOf(one);
  return row && defOf(row).type === 'object' ? [[`${one.method} ${one.path}`, row]] : [];
});

/** Wire values that zod accepts for a field; empty when it refuses all. */
const fitting = (field: Schema): readonly unknown[] =>
  wires.filter((wire) => z.safeDecode(field, wire as never).success);

const outcome = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
    return `refused: ${error.issues.map(({ path }) => path.join('.')).join()}`;
  }
};

type Wire = Record<string, unknown>;

/** Rows by column, as servers send them: each different value once, or one value per row. */
const byColumn = (rows: readonly Wire[], isOnce: boolean): [names: string[], columns: WireColumn[]] => {
  const names = [...new Set(rows.flatMap(Object.keys))].toReversed();
  const columns = names.map((name): WireColumn => {
    if (!isOnce && rows.every((row) => name in row)) return [rows.map((row) => row[name])];
    const values = [...new Set(rows.filter((row) => name in row).map((row) => row[name]))];
    return [values, rows.map((row) => (name in row ? values.indexOf(row[name]) : -1))];
  });
  return [names, columns];
};

const readByColumn = (row: Schema, rows: readonly Wire[], isOnce: boolean): unknown => {
  const [names, columns] = byColumn(rows, isOnce);
  return columnDecoder(row, names)(columns);
};

describe('a row of a list', () => {
  it.each(lists)('is read as zod reads it, and refused where zod refuses it: %s', (_, row) => {
    const draw = drawing(5);
    const { shape } = defOf(row) as unknown as { shape: Record<string, Schema> };
    const right = Object.entries(shape).map(([name, field]) => [name, fitting(field)] as const);
    const decode = rowDecoder(row);
    const portion: Wire[] = [];
    for (let round = 0; round < 200; round += 1) {
      const wire = Object.fromEntries(
        right.map(([name, values]) => {
          const from = round % 3 === 2 && draw(20) === 0 ? wires : values;
          return [name, from[draw(from.length)]];
        }),
      );
      // As in JSON, without undefined values; sometimes with a field outside the contract.
      const json = JSON.stringify(round % 5 === 0 ? { ...wire, segredo: 'x' } : wire);
      const byZod = outcome(() => z.decode(row, JSON.parse(json) as never));
      expect(outcome(() => decode(JSON.parse(json)))).toEqual(byZod);
      // A row without fields has no column that could count it.
      if (json === '{}') continue;
      const alone = outcome(() => readByColumn(row, [JSON.parse(json)], round % 2 === 0));
      expect(alone).toEqual(Array.isArray(alone) ? [byZod] : byZod);
      if (Array.isArray(alone)) portion.push(JSON.parse(json));
    }
    for (const isOnce of [true, false])
      expect(readByColumn(row, portion, isOnce)).toEqual(portion.map((one) => z.decode(row, one as never)));
  });

  it('by column has its fields in the order of the contract, and none that it does not have', () => {
    const row = z.object({ dia: day, talvez: z.optional(z.string()), nome: z.string() });
    const read = columnDecoder(row, ['segredo', 'nome', 'talvez', 'dia'])([
      [['x'], [0, 0]],
      [['Ana', 'Rui']],
      [['sim'], [-1, 0]],
      [['21/11/2026'], [0, 0]],
    ]);
    expect(JSON.stringify(read)).toBe(
      '[{"dia":"2026-11-21","nome":"Ana"},{"dia":"2026-11-21","nome":"Rui","talvez":"sim"}]',
    );
  });

  it('by column is refused where a column is too short or points beyond its values', () => {
    const row = z.object({ dia: day, nome: z.string() });
    const read = columnDecoder(row, ['dia', 'nome']);
    const dias: WireColumn = [['21/11/2026'], [0, 0]];
    for (const column of [[['Ana']], [['Ana'], [0]], [['Ana'], [0, 7]], undefined])
      expect(() => read([dias, column as unknown as WireColumn])).toThrow(z.core.$ZodError);
  });

  it('with the fields of the contract alone is the same object', () => {
    const decode = rowDecoder(z.object({ dia: day, valor: money }));
    const wire = { dia: '21/11/2026', valor: '1,50' };
    expect(decode(wire)).toBe(wire);
    expect(wire).toEqual({ dia: '2026-11-21', valor: 150 });
  });

  it('that is refused stays as it came, so that the error is about what came', () => {
    const decode = rowDecoder(z.object({ dia: day, valor: money }));
    const wire = { dia: '21/11/2026', valor: 'x' };
    expect(() => decode(wire)).toThrow(z.core.$ZodError);
    expect(wire).toEqual({ dia: '21/11/2026', valor: 'x' });
  });

  it('is refused when it is none', () => {
    const decode = rowDecoder(z.object({ a: z.int() }));
    for (const wire of [null, 'x', [1], 7]) expect(() => decode(wire)).toThrow(z.core.$ZodError);
  });

  it('whose contract looks at the whole row or at unknown keys is left to zod', () => {
    const checked = z.object({ a: z.int(), b: z.int() }).check(z.refine(({ a, b }) => a <= b));
    expect(() => rowDecoder(checked)({ a: 2, b: 1 })).toThrow(z.core.$ZodError);
    expect(() => rowDecoder(z.strictObject({ a: z.int() }))({ a: 1, b: 1 })).toThrow(z.core.$ZodError);
    expect(rowDecoder(z.looseObject({ a: z.int() }))({ a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
  });

  it('keeps its values apart from those of the rows before it, also where they no longer repeat', () => {
    const decode = rowDecoder(z.object({ nome: z.string(), dia: z.nullable(day) }));
    for (let at = 0; at < 60_000; at += 1) {
      const dia = at % 3 === 0 ? null : `${String((at % 28) + 1).padStart(2, '0')}/11/2026`;
      const iso = dia && `2026-11-${dia.slice(0, 2)}`;
      expect(decode({ nome: `Ana ${at >> 1}`, dia })).toEqual({ nome: `Ana ${at >> 1}`, dia: iso });
    }
  });
});
