import { describe, expect, it } from 'vitest';
import { ehDaCobranca, ehDaConta } from './conta.rules.ts';

const nossa = { agencia: '1234', agenciaDv: '3', conta: '12345', contaDv: 'X' };

describe('the account of a statement', () => {
  it.each([
    ['1', '1234-3', '12345-X'],
    ['001', '1234', '0012345X'],
    [null, null, '12345'],
    ['1', null, '1234-3/12345-X'],
    ['1', null, '123412345x'],
  ])('is ours: %s, %s, %s', (banco, agencia, conta) => {
    expect(ehDaConta({ banco, agencia, conta }, nossa)).toBe(true);
  });

  it.each([
    ['341', '1234-3', '12345-X'],
    ['1', '1235', '12345-X'],
    ['1', '1234-3', '12345-1'],
    ['1', '1234-3', '1234-5'],
    ['1', '1234-3', '2345-X'],
    ['', '1234-3', '12345-X'],
  ])('is of another: %s, %s, %s', (banco, agencia, conta) => {
    expect(ehDaConta({ banco, agencia, conta }, nossa)).toBe(false);
  });
});

describe('an entry of the collection', () => {
  const de = (memo: string, valorCents: number, tipo = 'OTHER', documento: string | null = null) =>
    ehDaCobranca({ memo, valorCents, tipo, documento }, '3128557');

  it.each([
    ['Cobrança', 100],
    ['COBRANCA BB', 100],
    ['Liquidação de títulos', 100],
    ['Crédito convênio 3128557', 100],
    ['Tarifa de cobrança', -100],
    ['Estorno de boleto: cheque devolvido', -100],
  ])('is %s %s', (memo, valor) => {
    expect(de(memo, valor)).toBe(true);
  });

  it('may say so by its document, and a fee by its type', () => {
    expect(de('Crédito', 100, 'CREDIT', '3128557')).toBe(true);
    expect(de('Boletos registrados', -100, 'FEE')).toBe(true);
  });

  it.each([
    ['Pagamento de boleto', -100],
    ['Estorno pagto de título', 100],
    ['Pix recebido', 100],
    ['Tarifa de manutenção da conta', -100],
    ['Boleto de energia', -100],
  ])('is not %s %s', (memo, valor) => {
    expect(de(memo, valor)).toBe(false);
  });
});
