import { Failure } from '../../../http/failure.ts';

/** The modules whose screens work on guides (CTM-41). */
export const allow = ['contas-medicas', 'centro-medico'] as const;

/** The modules that may call about guides, and the purpose (ALC-1). */
export const revisao = { allow, finalidade: 'Revisão das contas do prestador' } as const;

/** True for who may see guides of the provider: `unico` is the only one whose guides the call shows, null for all (CTM-41). */
export const podeVer = (unico: string | null, prestador: string): boolean =>
  unico === null || unico === prestador;

/** The refusal for a guide that is not there, or that the session may not see: the two are not told apart (CTM-41). */
export const guiaDesconhecida = (numero: string): Failure =>
  new Failure(404, `Nenhuma guia tem o número ${numero}.`, { body: { success: false } });
