import {
  getGuiaImportada,
  getGuiasImportadas,
  getItensIguais,
} from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';

/** Queries that a decision about a guide makes stale. Context queries are about the past and stay. */
export const leGuiasDeNovo = { rereads: [getGuiasImportadas, getGuiaImportada, getItensIguais] };
