import { sinistralidade } from '@vidas/api-client/contabilidade/sinistralidade/sinistralidade.rules.ts';
import { findable } from '../../../db/findable.ts';
import type { SomaDaCompetencia } from './sinistralidade.sql.ts';

/** Loss ratio of a row (CTB-1). */
export const comSinistralidade = ({ CUSTOBRUTO, MENSALIDADE, COPART }: SomaDaCompetencia) => ({
  SINISTRALIDADE: sinistralidade({
    despesaCents: CUSTOBRUTO,
    coparticipacaoCents: COPART,
    mensalidadeCents: MENSALIDADE,
  }),
});

findable(import.meta.url, { comSinistralidade });
