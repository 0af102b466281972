import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { useSearchParams } from 'react-router-dom';
import { problemaDoEndereco } from './address.ts';

/** Notice for the address of an impossible period or month: the rows below do not belong to it. */
export function EnderecoErrado() {
  const problema = problemaDoEndereco(useSearchParams()[0]);
  return (
    problema !== null && (
      <Notice tone="caution" title={problema}>
        O que está na tela não é o que ele pede: vale o que está escrito nos campos e no título.
      </Notice>
    )
  );
}
