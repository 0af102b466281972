import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { leadingZeroBits, textoDaProva } from '@vidas/api-client/ouvidoria/prova';
import { solve } from './solve.ts';

it.each([1, 8, 11])(
  'finds a counter whose hash starts with %i zero bits, as the server computes it',
  (bits) => {
    const solucao = solve('carga.assinatura', bits);
    const hash = createHash('sha256').update(textoDaProva('carga.assinatura', solucao)).digest();
    expect(leadingZeroBits(hash)).toBeGreaterThanOrEqual(bits);
  },
);
