import type { TipoCargaDados } from '@vidas/api-client/contas-medicas/carga-dados/cargaDados.contract.ts';

/** The models of data with their names. */
export const tiposCarga = [
  { value: 'A', label: 'Modelo administrativo' },
  { value: 'G', label: 'Modelo assistencial - Guias' },
  { value: 'C', label: 'Modelo assistencial - Contas' },
] as const satisfies readonly { value: TipoCargaDados; label: string }[];

/** The name of a model. */
export const nomeDoTipo = (tipo: TipoCargaDados): string =>
  tiposCarga.find(({ value }) => value === tipo)?.label ?? tipo;
