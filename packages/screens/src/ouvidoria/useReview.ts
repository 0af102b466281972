import type { DenunciaDaEquipe } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { useState } from 'react';

/**
 * Dialog over the list: detail, question before acting on a closed report, new action, question before putting aside, or reason for the identity.
 */
export type ReviewStep = 'detail' | 'question' | 'action' | 'aside' | 'reveal';

/** The open report and its step; acting on a closed one asks first (OUV-16). */
export function useReview() {
  const [open, setOpen] = useState<{ step: ReviewStep; denuncia: DenunciaDaEquipe } | null>(null);
  return {
    open,
    showDetail: (denuncia: DenunciaDaEquipe) => setOpen({ step: 'detail', denuncia }),
    startAction: (denuncia: DenunciaDaEquipe) =>
      setOpen({ step: denuncia.OUV_STATUS === 'E' ? 'question' : 'action', denuncia }),
    askAside: (denuncia: DenunciaDaEquipe) => setOpen({ step: 'aside', denuncia }),
    askIdentity: (denuncia: DenunciaDaEquipe) => setOpen({ step: 'reveal', denuncia }),
    confirm: () => setOpen((now) => now && { ...now, step: 'action' }),
    close: () => setOpen(null),
  } as const;
}
