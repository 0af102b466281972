import type * as z from 'zod/mini';
import { fake } from '../../http/fake.ts';
import { abreNaMesa } from './mesa.contract.ts';

/** A server at which other people have these things open. */
export const mesaFake = (abertas: z.output<typeof abreNaMesa.reply> = []) => fake(abreNaMesa, abertas);
