import { useQuery } from '@tanstack/react-query';
import { getComprovanteCartao } from '@vidas/api-client/caixa/comprovante/comprovante.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { useEffect, useState } from 'react';
import { sayFailure } from '../../app/sayFailure.ts';
import { useHttp } from '../../app/services.tsx';
import { ComprovanteDialog } from './ComprovanteDialog.tsx';

interface ComprovanteButtonProps {
  readonly cartaoId: string;
  readonly nome: string;
  /** Opens the receipt without a press: right after the sale. Default false. */
  readonly isOpenAtFirst?: boolean;
  /** Called when the receipt is closed. */
  readonly onClose?: () => void;
}

/** Opens the receipt of a sale once it is loaded. */
export function ComprovanteButton({
  cartaoId,
  nome,
  isOpenAtFirst = false,
  onClose,
}: ComprovanteButtonProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(useHttp(), getComprovanteCartao, isOpen ? { params: { id: cartaoId } } : null),
    gcTime: 0,
    staleTime: 0,
  });
  useEffect(() => {
    if (error) sayFailure(error, ['Não foi possível abrir o comprovante!', error.message]);
  }, [error]);
  return (
    <>
      <Button
        size="small"
        aria-label={`Comprovante do pagamento de ${nome}`}
        isPending={isOpen && !data && isFetching}
        onPress={() => (isOpen ? void refetch() : setOpen(true))}
      >
        Comprovante
      </Button>
      {isOpen && data && (
        <ComprovanteDialog
          cartaoId={cartaoId}
          comprovante={data}
          onClose={() => {
            setOpen(false);
            onClose?.();
          }}
        />
      )}
    </>
  );
}
