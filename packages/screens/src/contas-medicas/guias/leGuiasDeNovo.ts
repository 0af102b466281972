import {
  getGuiaImportada,
  getGuiasImportadas,
} from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { getItensIguais } from '@vidas/api-client/contas-medicas/guias/guiasIguais.contract.ts';

/** Queries that a decision about a guide makes stale. Context queries are about the past and stay. */
export const leGuiasDeNovo = { rereads: [getGuiasImportadas, getGuiaImportada, getItensIguais] };
