import { dizForma } from '@vidas/api-client/cadastro/forma-de-papel/formaDePapel.contract.ts';
import { type ComForma, formaDaLinha } from './formaDoPapel.sql.ts';

/** The wish of a row as screens say it: { formaPedida: 'Letra grande' }; nothing where there is none. */
export const formaEmPalavras = (row: ComForma): { formaPedida?: string } => {
  const pedida = formaDaLinha(row);
  return pedida === undefined ? {} : { formaPedida: dizForma(pedida) };
};
