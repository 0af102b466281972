import { Tag, type TagTone } from '@vidas/ui/tag/Tag.tsx';
import type { ReactNode } from 'react';

const tones: Readonly<Record<string, TagTone>> = {
  ativo: 'positive',
  cancelado: 'negative',
  inativo: 'negative',
  nova: 'info',
  'em análise': 'caution',
  encerrado: 'neutral',
  efetivado: 'positive',
  lançado: 'info',
  vale: 'positive',
  'não vale': 'caution',
};

export interface StatusTagProps {
  /** The server's word for the state; an unknown one is neutral, null is blank. */
  readonly status: string | null;
  /** The same word with the search match marked. */
  readonly children?: ReactNode;
}

/** The state of a record in its colour. */
export function StatusTag({ status, children }: StatusTagProps) {
  return status === null ? (
    children
  ) : (
    <Tag tone={tones[status.toLowerCase()] ?? 'neutral'}>{children ?? status}</Tag>
  );
}
