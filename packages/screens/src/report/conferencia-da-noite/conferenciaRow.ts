import type { SituacaoDaConferencia } from '@vidas/api-client/financeiro/conferencia-da-noite/conferenciaDaNoite.contract.ts';
import { knownRow, type OverviewRow } from '../../app/overviewRow.ts';
import { writeSituacao } from './conferenciaTexts.ts';

/** The line of a home about the last check of the account, with its result (CTA-18). */
export const conferenciaRow = (
  conferencia: SituacaoDaConferencia | null,
  modulo: 'financeiro' | 'tecnologia',
): OverviewRow => {
  const line = { label: 'Conferência da noite', href: `/modulos/${modulo}/conferencia-da-noite` };
  return knownRow(conferencia, line, (known) => ({
    ...line,
    cells: [known.abertas],
    note: writeSituacao(known),
    isCaution: known.abertas > 0 || known.tarefa?.situacao === 'FALHOU',
  }));
};
