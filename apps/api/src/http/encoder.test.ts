import { contracts } from '@vidas/api-client/contracts.ts';
import { endpoint, type Endpoint, type Schema } from '@vidas/api-client/http/endpoint.ts';
import { competencia } from '@vidas/api-client/kinds/competencia.ts';
import { day, dayTime } from '@vidas/api-client/kinds/day.ts';
import { money } from '@vidas/api-client/kinds/decimal.ts';
import { quantidade } from '@vidas/api-client/kinds/quantidade.ts';
import { idText, optionalText, typed } from '@vidas/api-client/kinds/text.ts';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { encoderOf, unsure } from './encoder.ts';
import { ContractBreach, encodeReply } from './output.ts';
import { drawing, valueOf } from './values.fixture.ts';

const json = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}n` : part));

const every = Object.values(contracts).flat();
const rows = z.array(
  z.object({
    texto: z.string(),
    curto: typed(3),
    talvez: z.optional(z.nullable(day)),
    lista: z.array(z.object({ quando: dayTime, mes: z.nullable(competencia), id: idText })),
    nota: optionalText,
    valor: z.nullable(money),
    quantos: z.int(),
    fracao: z.number(),
    situacao: z.enum(['ATIVO', 'INATIVO']),
    sim: z.boolean(),
    livre: z.union([z.string(), z.int()]),
  }),
);
const mixed = endpoint('GET /teste/misto', { summary: 'x', reply: rows });
const named = (one: Endpoint): [string, Endpoint] => [`${one.method} ${one.path}`, one];

describe('the quick encoder', () => {
  it.each([...every, mixed].map(named))(
    'writes what zod writes and refuses what zod refuses: %s',
    (_, one) => {
      const draw = drawing(7);
      const encode = encoderOf(one.reply);
      for (let round = 0; round < 150; round += 1) {
        const value = valueOf({ schema: one.reply, draw, errors: round % 2 === 0 ? 0 : 30 });
        const byZod = z.safeEncode(one.reply, value as never);
        const quick = encode(value);
        if (quick === unsure) continue;
        expect(byZod.success).toBe(true);
        expect(json(quick)).toBe(json(byZod.data));
      }
    },
  );

  it('asks zod about no right row of a report', () => {
    const draw = drawing(11);
    const asked = [...(contracts.cadastro ?? []), mixed].filter((one) => {
      const encode = encoderOf(one.reply);
      const drawn = Array.from({ length: 100 }, () => valueOf({ schema: one.reply, draw, errors: 0 }));
      return drawn
        .filter((value) => z.safeEncode(one.reply, value as never).success)
        .some((value) => encode(value) === unsure);
    });
    expect(asked.map(({ path }) => path)).toEqual([]);
  });

  it('is sure of nothing where the schema looks at the whole row, at unknown keys or at a format', () => {
    const odd: [Schema, unknown][] = [
      [z.object({ a: z.int(), b: z.int() }).check(z.refine(({ a, b }) => a <= b)), { a: 2, b: 1 }],
      [z.strictObject({ a: z.int() }), { a: 1, b: 1 }],
      [z.email(), 'x'],
      [z.string().check(z.maxLength(2)), 'abc'],
      [z.literal('a'), 'b'],
      [day, '2026-02-30'],
    ];
    for (const [schema, value] of odd) expect(encoderOf(schema)(value)).toBe(unsure);
    expect(encoderOf(z.looseObject({ a: z.int() }))({ a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
  });

  it('asks zod once about each value of a kind that has few', () => {
    const write = vi.fn((value: boolean | null) => (value ? 'S' : 'N'));
    const wire = z.enum(['S', 'N']);
    const simOuNao = z.codec(wire, z.nullable(z.boolean()), {
      decode: (text) => text === 'S',
      encode: write,
    });
    const encode = encoderOf(z.array(z._default(simOuNao, true)));
    expect(encode([true, false, null, true, false, true])).toEqual(['S', 'N', 'N', 'S', 'N', 'S']);
    expect(write).toHaveBeenCalledTimes(3);
    expect([encode(['S']), encode([undefined]), encode([1])]).toEqual([unsure, unsure, unsure]);
  });

  it('leaves the values of a kind to zod where it looks at them', () => {
    const never = z.boolean().check(z.refine((value) => value));
    const encode = encoderOf(
      z.codec(z.boolean(), never, { decode: (value) => value, encode: (value) => value }),
    );
    expect([encode(true), encode(false)]).toEqual([true, unsure]);
  });

  it.each([
    ['money', money, 123_456, '1234,56'],
    ['a percentage with a default', z._default(money, 100), 8_235, '82,35'],
    ['a quantity', quantidade, 15_000, '1,5'],
  ])('asks zod nothing about %s', (_, schema, value, wire) => {
    const asked = vi.spyOn(schema._zod, 'run');
    const encode = encoderOf(schema);
    expect([encode(value), encode(0.5), encode('1'), encode(undefined)]).toEqual([
      wire,
      unsure,
      unsure,
      unsure,
    ]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('says the same of a value the second time', () => {
    const encode = encoderOf(day);
    expect([encode('2026-11-21'), encode('2026-11-21'), encode('x'), encode('x')]).toEqual([
      '21/11/2026',
      '21/11/2026',
      unsure,
      unsure,
    ]);
  });
});

describe('what is remembered', () => {
  const asked = (schema: typeof day | typeof dayTime) => vi.spyOn(schema._zod.def, 'reverseTransform');

  it('is shared by every call of the process', () => {
    const judged = asked(day);
    for (const schema of [day, z.nullable(day), z.array(day), z.object({ em: day })]) {
      const encode = encoderOf(schema);
      encode(schema._zod.def.type === 'array' ? ['1901-02-03'] : '1901-02-03');
      encode({ em: '1901-02-03' });
    }
    expect(judged).toHaveBeenCalledTimes(1);
  });

  it('is bounded', () => {
    const encode = encoderOf(dayTime);
    const moments = Array.from({ length: 20_001 }, (_, at) => {
      const hours = String(Math.floor(at / 60) % 24).padStart(2, '0');
      const days = String(1 + Math.floor(at / 1_440)).padStart(2, '0');
      return `1902-03-${days}T${hours}:${String(at % 60).padStart(2, '0')}`;
    });
    for (const moment of moments) encode(moment);
    const judged = asked(dayTime);
    expect(encode(moments[20_000])).toBe('14/03/1902 21:20');
    expect(judged).not.toHaveBeenCalled();
    encode(moments[0]);
    expect(judged).toHaveBeenCalledTimes(1);
  });

  it('holds nothing of other kinds, which may be names and phones', () => {
    const write = vi.fn((value: string) => value);
    const cell = z.codec(z.string(), z.string(), { decode: (wire) => wire, encode: write });
    const encode = encoderOf(z.object({ nome: cell }));
    expect([encode({ nome: 'Ana' }), encode({ nome: 'Ana' })]).toEqual([{ nome: 'Ana' }, { nome: 'Ana' }]);
    expect(write).toHaveBeenCalledTimes(2);
  });
});

describe('an answer', () => {
  it('that breaks the contract names the field as before, however deep it lies', async () => {
    const right = valueOf({ schema: rows, draw: drawing(3), errors: 0 }) as object[];
    const one = { ...right[0], lista: [{ quando: '2026-11-21T08:05', mes: '2026-13', id: '1' }] };
    const broken = encodeReply(mixed, [...right, one]);
    await expect(broken).rejects.toThrow(ContractBreach);
    await expect(broken).rejects.toThrow('/teste/misto breaks the contract at *.lista.*.mes');
  });
});
