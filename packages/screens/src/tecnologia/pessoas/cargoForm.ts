import { formaDoCodigo } from '@vidas/api-client/tecnologia/pessoas/pessoas.rules.ts';
import * as z from 'zod/mini';

const texto = (falta: string) => z.string().check(z.refine((valor) => valor.trim() !== '', falta));

/** Name, occupation and seller code of a form; an empty code means no seller. */
export const cargoShape = {
  nome: texto('Escreva o nome.'),
  cargo: texto('Escolha o cargo.'),
  vendedor: z
    .string()
    .check(z.refine((valor) => valor === '' || formaDoCodigo.test(valor), 'Use só algarismos.')),
} as const;

/** Values of a form with these fields. */
export interface ComCargo {
  nome: string;
  cargo: string;
  vendedor: string;
}
