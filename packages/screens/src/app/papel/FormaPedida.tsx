import { Notice } from '@vidas/ui/notice/Notice.tsx';

interface ComFormaPedida {
  readonly formaPedida?: string | undefined;
}

/** ' Pediu os papéis assim: Letra grande.'; '' without a wish. */
export const dizFormaPedida = ({ formaPedida }: ComFormaPedida): string =>
  formaPedida === undefined ? '' : ` Pediu os papéis assim: ${formaPedida}.`;

/** The payer's wish about papers, beside the act that makes one; paper and mail obey it (PAP-9). */
export function FormaPedida({
  rows = [],
}: {
  /** Undefined while loading. */
  readonly rows: readonly ComFormaPedida[] | undefined;
}) {
  const formas = [...new Set(rows.flatMap(({ formaPedida }) => formaPedida ?? []))];
  if (formas.length === 0) return null;
  return (
    <Notice title="Quem recebe pediu outra forma de papel">
      {formas.join('; ')}. O papel e o e-mail saem assim; quem pediu por telefone fica fora dos envios de
      todos. O pedido se muda na ficha, no Cadastro.
    </Notice>
  );
}
