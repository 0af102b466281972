import {
  getGuiaImportada,
  getGuiasImportadas,
  getItensIguais,
} from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';

/** Answers that a decision about a guide makes old. Its helps are about the past and stay. */
export const leGuiasDeNovo = { rereads: [getGuiasImportadas, getGuiaImportada, getItensIguais] };
