import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { ComprovanteButton } from '../comprovante/ComprovanteButton.tsx';

/** The sale that was just written. */
export interface VendaFeita {
  readonly cartaoId: string;
  readonly nome: string;
  /** Cents. */
  readonly total: number;
}

/** The last sale, with a button to its receipt. */
export function UltimaVenda({ feita: { cartaoId, nome, total } }: { readonly feita: VendaFeita }) {
  return (
    <Notice tone="positive" title={`Venda de R$ ${formatCents(total)} gravada`}>
      <Row>
        {nome}, venda {cartaoId}.
        <ComprovanteButton cartaoId={cartaoId} nome={nome} />
        <LinkButton
          size="small"
          linkComponent={RouterLink}
          href={`/modulos/caixa/baixa-cartao?filtro.cartaoId=${cartaoId}`}
        >
          Ver a venda
        </LinkButton>
      </Row>
    </Notice>
  );
}
