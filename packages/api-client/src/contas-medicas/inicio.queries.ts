import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { getInicio as getInicioCentroMedico } from '../centro-medico/inicio.contract.ts';
import { getInicio } from './inicio.contract.ts';

const calls = { 'contas-medicas': getInicio, 'centro-medico': getInicioCentroMedico } as const;

/** The modules that review guides. */
export type ModuloDeGuias = keyof typeof calls;

/** What the home of the module shows; read afresh at every visit, since the work there goes on. */
export const inicioContasQuery = (http: Http, modulo: ModuloDeGuias) =>
  queryOptions({
    queryKey: [modulo, 'inicio'],
    queryFn: ({ signal }) => http.call(calls[modulo], {}, { signal }),
    staleTime: 0,
  });
