import { prazosDaNip } from '@vidas/api-client/juridico/nip/nip.rules.ts';
import type { RelogioDaLei } from '@vidas/api-client/juridico/prazos/noDia.rules.ts';
import { findable } from '../../../db/findable.ts';
import type { NipSelecionada } from './nip.sql.ts';

/** Both clocks of a NIP (PRA-5, PRA-6). */
export const presentNip = (row: NipSelecionada, hoje: string, relogio: RelogioDaLei) =>
  prazosDaNip(row, relogio, hoje);

findable(import.meta.url, { presentNip });
