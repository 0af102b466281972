import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';

/** Text for an empty list of brands. */
export const semBandeiras = 'Não há bandeiras cadastradas';

/** Message about brands and tariffs that could not be read, while none are there. */
export function TarifasFailure({
  query: { isError, isFetching, data, refetch },
}: {
  readonly query: UseQueryResult<unknown>;
}) {
  if (!isError || data !== undefined) return null;
  return (
    <Notice tone="negative" title="Não foi possível carregar os dados de tarifa e bandeira!" isLive>
      Verifique a conexão e tente atualizar a página novamente.{' '}
      <Button size="small" isPending={isFetching} onPress={() => void refetch()}>
        Tentar de novo
      </Button>
    </Notice>
  );
}
