import { Failure } from '../../../http/failure.ts';

/** Modules whose screens work on guides (CTM-41). */
const allow = ['contas-medicas', 'centro-medico'] as const;

/** Modules with calls about guides, and their purpose (ALC-1). */
export const revisao = { allow, finalidade: 'Revisão das contas do prestador' } as const;

/** The session may see guides of the provider; `unico` is the only visible provider, null for all (CTM-41). */
export const podeVer = (unico: string | null, prestador: string): boolean =>
  unico === null || unico === prestador;

/** Refusal for a guide that is unknown or invisible; both read the same (CTM-41). */
export const guiaDesconhecida = (numero: string): Failure =>
  new Failure(404, `Nenhuma guia tem o número ${numero}.`, { body: { success: false } });
