import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { brCode, leBrCode } from './brCode.rules.ts';
import { qrDe } from './qr.ts';

const chave = '123e4567-e12b-12d1-a456-426655440000';
const pedido = { chave, nome: 'OPERADORA EXEMPLO', cidade: 'ITU', valorCents: 41_885, txid: 'T12345D261126' };
const exemplo =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406418.855802BR5917OPERADORA EXEMPLO6003ITU62170513T12345D2611266304A0F8';

/** Renders rows of 1 and 0 dark on light, with the quiet zone, and decodes them. */
const leQr = (linhas: readonly string[]): string => {
  const [scale, quiet] = [4, 4];
  const side = (linhas.length + 2 * quiet) * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (linhas[Math.floor(y / scale) - quiet]?.[Math.floor(x / scale) - quiet] === '1')
        data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return decodeQR({ width: side, height: side, data });
};

describe('a static BR Code', () => {
  it('is the one of the manual, byte by byte (CTA-13)', () => {
    expect(brCode(pedido)).toBe(exemplo);
    expect(brCode({ ...pedido, valorCents: 5 })).toContain('54040.05');
    expect(leBrCode(exemplo)).toEqual({
      chave,
      endereco: null,
      valorCents: 41_885,
      nome: 'OPERADORA EXEMPLO',
      txid: 'T12345D261126',
    });
  });

  it.each([
    [{ valorCents: 0 }, 'o valor não é maior que zero'],
    [{ txid: '' }, 'o txid não tem de 1 a 25 letras e algarismos'],
    [{ txid: 'A'.repeat(26) }, 'o txid não tem de 1 a 25 letras e algarismos'],
    [{ nome: 'São' }, 'o elemento 59 tem um sinal que não é ASCII'],
    [{ nome: 'A'.repeat(26) }, 'o nome passa de 25 caracteres'],
    [{ cidade: 'A'.repeat(16) }, 'a cidade passa de 15 caracteres'],
    [{ chave: 'a'.repeat(78) }, 'o elemento 26 passa de 99 caracteres'],
  ])('refuses %o', (outro, motivo) => {
    expect(() => brCode({ ...pedido, ...outro })).toThrow(motivo);
  });

  it('is drawn as a picture that another library reads back', () => {
    const linhas = qrDe(exemplo);
    expect(new Set(linhas.map((linha) => linha.length))).toEqual(new Set([linhas.length]));
    expect(leQr(linhas)).toBe(exemplo);
  });
});

describe('a BR Code that was copied', () => {
  it.each([
    ['abc', 'não é um código PIX'],
    [exemplo.slice(0, -9), 'está cortado: falta o fim (6304)'],
    [exemplo.replace('418.85', '418.86'), 'o dígito do fim não confere: foi copiado com erro ou em parte'],
    [`${exemplo}é`, 'há um sinal que não é de um código PIX'],
  ])('is refused: %s', (texto, motivo) => {
    expect(() => leBrCode(texto)).toThrow(motivo);
  });
});
