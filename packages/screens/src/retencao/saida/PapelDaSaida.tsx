import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { bytesOf } from '@vidas/api-client/kinds/base64.ts';
import { getPapelDaSaida } from '@vidas/api-client/retencao/saida/saida.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { PdfDialog } from '@vidas/ui/pdf-viewer/PdfDialog.tsx';
import { useEffect, useState } from 'react';
import { sayFailure } from '../../app/sayFailure.ts';
import { useHttp } from '../../app/services.tsx';

interface PapelDaSaidaProps {
  readonly id: number;
  readonly nome: string;
  readonly papel: 'recibo' | 'comprovante';
}

const rotulos = { recibo: 'Recibo', comprovante: 'Comprovante' } as const;

/** Opens the receipt or the proof of a request once it is loaded (RET-25). */
export function PapelDaSaida({ id, nome, papel }: PapelDaSaidaProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(useHttp(), getPapelDaSaida, isOpen ? { params: { id: String(id), papel } } : null),
    gcTime: 0,
    staleTime: 0,
  });
  useEffect(() => {
    if (error) sayFailure(error, ['Não foi possível abrir o papel!', error.message]);
  }, [error]);
  return (
    <>
      <Button
        size="small"
        aria-label={`${rotulos[papel]} da saída de ${nome}`}
        isPending={isOpen && !data && isFetching}
        onPress={() => (isOpen ? void refetch() : setOpen(true))}
      >
        {rotulos[papel]}
      </Button>
      {isOpen && data && (
        <PdfDialog
          title={`${rotulos[papel]} da saída de ${nome}`}
          label={rotulos[papel]}
          fileName={`${papel}-saida-${id}.pdf`}
          load={() => Promise.resolve(new Blob([bytesOf(data.data)], { type: 'application/pdf' }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
