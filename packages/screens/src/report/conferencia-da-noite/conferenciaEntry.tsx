import type { SituacaoDaConferencia } from '@vidas/api-client/financeiro/conferencia-da-noite/conferenciaDaNoite.contract.ts';
import { Icon } from '../../app/icons.tsx';
import { knownEntry, type OverviewEntry } from '../../app/pendingEntry.tsx';
import { writeSituacao } from './conferenciaTexts.ts';

/** The line of a home about the last check of the account, with its result (CTA-18). */
export const conferenciaEntry = (
  conferencia: SituacaoDaConferencia | null,
  modulo: 'financeiro' | 'tecnologia',
): OverviewEntry => {
  const line = { title: 'Conferência da noite', href: `/modulos/${modulo}/conferencia-da-noite` };
  return knownEntry(conferencia, line, (known) => {
    const isCaution = known.abertas > 0 || known.tarefa?.situacao === 'FALHOU';
    return {
      ...line,
      detail: writeSituacao(known),
      value: known.abertas,
      isCaution,
      icon: <Icon name={isCaution ? 'warning' : 'fileCheck'} />,
    };
  });
};
