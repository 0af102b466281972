import { createHmac, hkdfSync } from 'node:crypto';
import { simbolosDaChave } from '@vidas/api-client/ouvidoria/chave.rules.ts';
import type { DeclaracaoRow } from './impostoDeRenda.sql.ts';

const symbols = 12;

/**
 * Check code of a declaration, 'K7QD-2M9X-4TRA': a keyed hash of year, payer and total that nobody else can
 * make (PAP-6, PAP-7).
 */
export const codigosDeConferencia = (identityKey: Uint8Array, papel = 'declaracao') => {
  const key = new Uint8Array(hkdfSync('sha256', identityKey, new Uint8Array(), `vidas/${papel}`, 32));
  return ({
    ano_base,
    matricula,
    total_cents,
  }: Pick<DeclaracaoRow, 'ano_base' | 'matricula' | 'total_cents'>): string => {
    const hash = createHmac('sha256', key).update(`${ano_base} ${matricula} ${total_cents}`).digest();
    const letters = [...hash.subarray(0, symbols)].map((byte) => simbolosDaChave[byte % 32]).join('');
    return letters.replace(/(.{4})(?=.)/g, '$1-');
  };
};
