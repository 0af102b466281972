import { useQuery } from '@tanstack/react-query';
import { getManhaDoBanco } from '@vidas/api-client/financeiro/manha/manha.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { isDay } from '@vidas/api-client/kinds/day.ts';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { FieldRow } from '@vidas/ui/form/FieldRow.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { ShareTable } from '@vidas/ui/share-table/ShareTable.tsx';
import { ShareGrid } from '@vidas/ui/share-table/shareParts.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DatedPage } from '../../app/DatedPage.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { useHttp } from '../../app/services.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { rowsPath } from '../../report/urlFilters.ts';
import { EnviaArquivos } from '../retorno/EnviaArquivos.tsx';
import { DiasDaManha } from './DiasDaManha.tsx';
import { manhaSections } from './manhaSections.ts';

/** The bank's returns of one day, on one page; the day is in the address: ?dia=2026-11-23 (FIN-19 to FIN-22). */
export function ManhaDoBancoScreen() {
  const { today } = useOperatorClock();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const hoje = today();
  const pedido = search.get('dia');
  const dia = pedido !== null && isDay(pedido) && pedido <= hoje ? pedido : hoje;
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(useHttp(), getManhaDoBanco, { params: { dia } }),
    staleTime: 0,
  });
  const isLoading = data === undefined && isFetching;
  return (
    <DatedPage title="Manhã do banco" subtitle="O retorno do dia: o que se pagou, o que espera, o que falta.">
      <Stack gap="l">
        <FieldRow>
          <DatePicker
            label="Dia"
            value={dia}
            max={hoje}
            today={hoje}
            onChange={(novo) => {
              if (novo !== null && isDay(novo)) setSearch({ dia: novo }, { replace: true });
            }}
          />
        </FieldRow>
        {dia === hoje ? (
          <EnviaArquivos
            onOpen={(arquivo) => void navigate(rowsPath('/modulos/financeiro/arquivo-banco', { arquivo }))}
          />
        ) : (
          <LinkButton href="/modulos/financeiro/manha" linkComponent={RouterLink}>
            Ir para a manhã de hoje
          </LinkButton>
        )}
        {data === undefined && !isFetching && error ? (
          <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
        ) : (
          <>
            {data?.arquivos?.flatMap(({ id, nome, avisos }) =>
              avisos.map((aviso) => (
                <Notice key={`${id} ${aviso}`} tone="caution" title={nome}>
                  {aviso}
                </Notice>
              )),
            )}
            <ShareGrid>
              {manhaSections(data).map((section) => (
                <ShareTable
                  key={section.title}
                  {...section}
                  isLoading={isLoading}
                  linkComponent={RouterLink}
                />
              ))}
            </ShareGrid>
            <DiasDaManha dias={data?.dias ?? undefined} hoje={hoje} isLoading={isLoading} />
          </>
        )}
      </Stack>
    </DatedPage>
  );
}
