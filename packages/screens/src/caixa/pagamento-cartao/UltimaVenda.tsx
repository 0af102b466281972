import { Row } from '@vidas/ui/layout/row';
import { formatCents } from '@vidas/ui/masks/decimal';
import { Notice } from '@vidas/ui/notice';
import { Link } from 'react-router-dom';
import { ComprovanteButton } from '../ComprovanteButton.tsx';

/** A sale that was just written. */
export interface VendaFeita {
  readonly cartaoId: string;
  readonly nome: string;
  /** Cents. */
  readonly total: number;
}

/** Says what was sold last, with its receipt and the way to it. */
export function UltimaVenda({ feita: { cartaoId, nome, total } }: { readonly feita: VendaFeita }) {
  return (
    <Notice tone="positive" title={`Venda de R$ ${formatCents(total)} gravada`}>
      <Row>
        {nome}, venda {cartaoId}.
        <ComprovanteButton cartaoId={cartaoId} nome={nome} />
        <Link to={`/modulos/caixa/baixa-cartao?filtro.cartaoId=${cartaoId}`}>Ver a venda</Link>
      </Row>
    </Notice>
  );
}
