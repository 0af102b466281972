import { prazoDaReanalise } from '@vidas/api-client/atendimento/reanalise/reanalise.rules.ts';
import type { RelogioDaLei } from '@vidas/api-client/juridico/prazos/noDia.rules.ts';
import { findable } from '../../../db/findable.ts';
import type { ReanaliseSelecionada } from './reanalise.sql.ts';

/** Clock of a reanalysis (ATD-25). */
export const presentReanalise = (
  { pedidaEm, respondidaEm }: Pick<ReanaliseSelecionada, 'pedidaEm' | 'respondidaEm'>,
  hoje: string,
  relogio: RelogioDaLei,
) => prazoDaReanalise({ pedidaEm, respondidaEm }, relogio, hoje);

findable(import.meta.url, { presentReanalise });
