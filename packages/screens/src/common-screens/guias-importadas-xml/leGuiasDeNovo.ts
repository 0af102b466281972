import { getGuiaImportada, getGuiasImportadas, getItensIguais } from '@vidas/api-client/contas-medicas/guias';

/** What a decision about a guide makes old. What helps to decide is of the past, so it stays. */
export const leGuiasDeNovo = { rereads: [getGuiasImportadas, getGuiaImportada, getItensIguais] };
