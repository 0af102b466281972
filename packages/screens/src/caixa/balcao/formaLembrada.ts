import * as z from 'zod/mini';
import { remembered } from '../../app/remembered.ts';

const lembrada = z.object({
  forma: z.enum(['dinheiro', 'cartao']),
  bandeiraId: z.string(),
  transacao: z.enum(['débito', 'crédito']),
});

/** The last way of payment at this counter; no business data. */
export type FormaLembrada = z.output<typeof lembrada>;

const kept = remembered('caixa.balcao');

/** The way kept in this browser; cash before the first. */
export const formaLembrada = (): FormaLembrada =>
  z.safeParse(lembrada, kept.load()).data ?? { forma: 'dinheiro', bandeiraId: '', transacao: 'débito' };

export const lembraForma = (given: Partial<FormaLembrada>): void =>
  kept.save({ ...formaLembrada(), ...given });
