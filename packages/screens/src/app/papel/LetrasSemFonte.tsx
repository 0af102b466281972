import { Notice } from '@vidas/ui/notice/Notice.tsx';

/** Warning before a paper is made about letters without a font: they lose their accent or become "?" (PAP-2). */
export function LetrasSemFonte({
  rows = [],
}: {
  /** Undefined while loading. */
  readonly rows: readonly { readonly letrasSemFonte?: string | undefined }[] | undefined;
}) {
  const letras = new Set(rows.flatMap(({ letrasSemFonte = '' }) => [...letrasSemFonte]));
  if (letras.size === 0) return null;
  return (
    <Notice tone="caution" title="O papel não tem todas as letras">
      {[...letras].join(' ')}: no papel perdem o acento ou viram “?”. Corrija o nome ou o endereço no
      cadastro.
    </Notice>
  );
}
