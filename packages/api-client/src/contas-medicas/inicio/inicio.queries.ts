import type { Http } from '../../http/http.ts';
import { getInicio as getInicioCentroMedico } from '../../centro-medico/inicio.contract.ts';
import { inicioQuery } from '../../shell/inicioQuery.ts';
import { getInicio } from './inicio.contract.ts';

const calls = { 'contas-medicas': getInicio, 'centro-medico': getInicioCentroMedico } as const;

/** The modules that review guides. */
export type ModuloDeGuias = keyof typeof calls;

export const inicioContasQuery = (http: Http, modulo: ModuloDeGuias) =>
  inicioQuery(modulo, calls[modulo])(http);
