import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';

/** Why a brand cannot be chosen where the list was read. */
export const semBandeiras = 'Não há bandeiras cadastradas';

/** Says that brands and tariffs could not be read, as long as there are none. */
export function TarifasFailure({
  query: { isError, isFetching, data, refetch },
}: {
  readonly query: UseQueryResult<unknown>;
}) {
  if (!isError || data !== undefined) return null;
  return (
    <Notice tone="negative" title="Não foi possível carregar os dados de Tarifa e Bandeira!" isLive>
      Verifique a conexão e tente atualizar a página novamente.{' '}
      <Button size="small" isPending={isFetching} onPress={() => void refetch()}>
        Tentar de novo
      </Button>
    </Notice>
  );
}
