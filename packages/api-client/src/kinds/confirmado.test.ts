import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { confirmadoDe, confirmadoEscrito, diferencaDe, isMudou, type Unidade } from './confirmado.ts';

const guias: Unidade = { um: 'guia', varios: 'guias', temValor: true };
const duas = [
  { id: '1', cents: 100_000 },
  { id: '2', cents: 23_456 },
];

describe('what was confirmed (REL-46)', () => {
  it('is count, sum and a digest, in whatever order the rows come', () => {
    const visto = confirmadoDe(duas);
    expect(visto).toMatchObject({ quantidade: 2, somaCents: 123_456 });
    expect(confirmadoDe(duas.toReversed())).toEqual(visto);
    expect(diferencaDe(visto, confirmadoDe(duas.toReversed()), guias)).toBeNull();
    expect(z.decode(confirmadoEscrito, z.encode(confirmadoEscrito, visto))).toEqual(visto);
  });

  it.each([
    [[], 'Eram 2 guias e R$ 1.234,56; agora são 0 guias e R$ 0,00.'],
    [[{ id: '1', cents: 100_000 }], 'Eram 2 guias e R$ 1.234,56; agora é 1 guia e R$ 1.000,00.'],
    [[...duas, { id: '3', cents: -1 }], 'Eram 2 guias e R$ 1.234,56; agora são 3 guias e R$ 1.234,55.'],
    [
      [
        { id: '1', cents: 100_000 },
        { id: '3', cents: 23_456 },
      ],
      'Continuam 2 guias e R$ 1.234,56, mas uma parte mudou.',
    ],
    [
      [
        { id: '1', cents: 23_456 },
        { id: '2', cents: 100_000 },
      ],
      'Continuam 2 guias e R$ 1.234,56, mas uma parte mudou.',
    ],
  ])('is another thing when the rows are %j', (agora, dito) => {
    expect(diferencaDe(confirmadoDe(duas), confirmadoDe(agora), guias)).toBe(
      `${dito} Nada foi feito: confira e confirme de novo.`,
    );
  });

  it('has no amount where the rows have none', () => {
    const denuncias: Unidade = { um: 'denúncia', varios: 'denúncias', temValor: false };
    const de = (quantas: number) => confirmadoDe([{ id: 'p', quantas }]);
    expect(diferencaDe(de(1), de(12), denuncias)).toMatch(/^Era 1 denúncia; agora são 12 denúncias\./);
  });

  it('is known by the body of its refusal', () => {
    expect(isMudou({ error: 'texto', confirmado: confirmadoDe([]) })).toBe(true);
    expect(isMudou({ error: 'texto', confirmado: true })).toBe(false);
    expect(isMudou(null)).toBe(false);
  });
});
