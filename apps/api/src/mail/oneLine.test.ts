import { expect, it } from 'vitest';
import { oneLine } from './oneLine.ts';

it('adds no line to a message and turns none round', () => {
  expect(oneLine(' Ana\r\n\r\nPague por\u2028outro meio\u202e:\u0001 aqui ')).toBe(
    'Ana Pague por outro meio : aqui',
  );
});
