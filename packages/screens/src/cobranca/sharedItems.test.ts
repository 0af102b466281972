import { expect, it } from 'vitest';
import { geraBoleto } from './sharedItems.ts';

it('the help of Gerar boleto does not take its date for the day on which one wants to pay (COB-1)', () => {
  const help = geraBoleto.help.join(' ');
  expect(help).toContain('A data acha só os que vencem nesse dia');
  expect(help).toContain('para pagar noutro dia, use Emitir novo boleto');
});
