import * as z from 'zod/mini';

/** Choice between a drawn and a typed password. */
export interface ComSenha {
  modo: 'sorteia' | 'digita';
  senha: string;
}

/** The fields of a password in a form. */
export const senhaShape = { modo: z.enum(['sorteia', 'digita']), senha: z.string() } as const;

/** Refusal of the fields before sending. */
export const faltaSenha = z.refine<ComSenha>(({ modo, senha }) => modo === 'sorteia' || senha !== '', {
  path: ['senha'],
  error: 'Digite a senha.',
});

/** Value to send; null asks the server to draw one. */
export const senhaDe = ({ modo, senha }: ComSenha): string | null => (modo === 'digita' ? senha : null);
