import {
  getGuiaImportada,
  getGuiasImportadas,
} from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { getItensIguais } from '@vidas/api-client/contas-medicas/guias/guiasIguais.contract.ts';

/** Queries that are read again after a decision about a guide; the context of an item only concerns the past. */
export const leGuiasDeNovo = { rereads: [getGuiasImportadas, getGuiaImportada, getItensIguais] };
