import { expect, it } from 'vitest';
import { fakeAbertas } from './lancamento.fake.ts';
import { vencidasEm } from './vencidas.rules.ts';

const [outubro] = fakeAbertas;
if (!outubro) throw new Error('The fixture has a fee.');
// 21/11/2026 is a Saturday.
const sabado = { ...outubro, vencimento: '2026-11-21', emDiaAte: '2026-11-23' };

it.each([
  ['on Saturday itself', sabado, '2026-11-21', 0],
  ['on the next banking day', sabado, '2026-11-23', 0],
  ['a day later', sabado, '2026-11-24', 1],
  ['of a server that tells no such day, after its due day', outubro, '2026-10-12', 1],
])('COB-5: a fee %s is late or in time', (_title, fee, dia, quantas) => {
  expect(vencidasEm([fee], dia)).toHaveLength(quantas);
});
