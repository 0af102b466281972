import type { DenunciaDaEquipe } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { useState } from 'react';

export type Identidade = Pick<DenunciaDaEquipe, 'OUV_NOME' | 'OUV_EMAIL'>;

/** The identities that this person opened, in memory until the screen closes (OUV-35). */
export function useIdentidades() {
  const [opened, setOpened] = useState<ReadonlyMap<string, Identidade>>(new Map());
  return {
    keep: (protocolo: string, identidade: Identidade) =>
      setOpened((now) => new Map(now).set(protocolo, identidade)),
    /** The same report with its identity, when it was opened. */
    withIdentidade: (denuncia: DenunciaDaEquipe): DenunciaDaEquipe => {
      const identidade = opened.get(denuncia.OUV_PROTOCOLO);
      return identidade ? { ...denuncia, ...identidade, OUV_OCULTA: false } : denuncia;
    },
  } as const;
}
