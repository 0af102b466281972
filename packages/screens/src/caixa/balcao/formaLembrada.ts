import * as z from 'zod/mini';
import { remembered } from '../../app/remembered.ts';

const lembrada = z.object({
  forma: z.enum(['dinheiro', 'cartao']),
  bandeiraId: z.string(),
  transacao: z.enum(['débito', 'crédito']),
});

/** The last way of payment at this counter; no business data. */
export type FormaLembrada = z.output<typeof lembrada>;

const memoria = remembered('caixa.balcao');

/** Remembered way of payment in this browser; cash before the first payment. */
export const formaLembrada = (): FormaLembrada =>
  z.safeParse(lembrada, memoria.load()).data ?? { forma: 'dinheiro', bandeiraId: '', transacao: 'débito' };

export const lembraForma = (forma: Partial<FormaLembrada>): void =>
  memoria.save({ ...formaLembrada(), ...forma });
