import * as z from 'zod/mini';

/** A password is drawn by the server, or typed. */
export interface ComSenha {
  modo: 'sorteia' | 'digita';
  senha: string;
}

/** The fields of a password in a form. */
export const senhaShape = { modo: z.enum(['sorteia', 'digita']), senha: z.string() } as const;

/** Why the fields are refused before they are sent. */
export const faltaSenha = z.refine<ComSenha>(({ modo, senha }) => modo === 'sorteia' || senha !== '', {
  path: ['senha'],
  error: 'Digite a senha.',
});

/** What is sent: null asks the server to draw one. */
export const senhaDe = ({ modo, senha }: ComSenha): string | null => (modo === 'digita' ? senha : null);
