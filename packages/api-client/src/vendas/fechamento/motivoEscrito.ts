import * as z from 'zod/mini';
import { typed } from '../../kinds/text.ts';

/** Most characters of a reason and of an answer. */
export const maiorTexto = 500;

/** Text that must say something. */
export const filled = (max: number) =>
  typed(max).check(z.refine((text) => text.trim() !== '', 'não pode ficar em branco'));
