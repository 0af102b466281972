import { dizForma } from '@vidas/api-client/cadastro/forma-de-papel/formaDePapel.contract.ts';
import { type ComForma, formaDaLinha } from './formaDoPapel.sql.ts';

/** Wish of a row for the screen, as { formaPedida: 'Letra grande' }; empty without one. */
export const formaEmPalavras = (row: ComForma): { formaPedida?: string } => {
  const pedida = formaDaLinha(row);
  return pedida === undefined ? {} : { formaPedida: dizForma(pedida) };
};
