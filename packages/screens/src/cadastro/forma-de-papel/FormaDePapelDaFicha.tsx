import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import {
  dizForma,
  formaAtual,
  getFormaDePapel,
} from '@vidas/api-client/cadastro/forma-de-papel/formaDePapel.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { Fieldset } from '@vidas/ui/form/Fieldset.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Facts } from '@vidas/ui/text/Facts.tsx';
import { useHttp } from '../../app/services.tsx';
import { FormaDePapelAct } from './FormaDePapelAct.tsx';

/**
 * The wish about papers of a contract's receiver, with the act that changes it; a dependent's record names the holder.
 */
export function FormaDePapelDaFicha({ matricula }: { readonly matricula: string }) {
  const { data, error, refetch } = useQuery({
    ...queryOf(useHttp(), getFormaDePapel, { body: { tipo: 'TITULAR', codigo: matricula } }),
    staleTime: 0,
  });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!data) return null;
  const { codigo, nome } = data;
  const atual = formaAtual(data);
  return (
    <Fieldset legend="Como quer receber papéis">
      <Stack gap="s">
        <Facts
          facts={[
            ...(codigo === matricula ? [] : [{ name: 'Quem recebe', value: `${nome} (${codigo})` }]),
            { name: 'Forma pedida', value: atual === undefined ? 'Como todos' : dizForma(atual) },
            ...(atual === undefined
              ? []
              : [
                  {
                    name: 'Anotada',
                    value: `Em ${writeDayTime(atual.anotadaEm)} por ${atual.anotadaPor}`,
                  },
                ]),
          ]}
        />
        <FormaDePapelAct
          tipo="TITULAR"
          codigo={codigo}
          nome={nome}
          label={atual === undefined ? 'Anotar pedido' : 'Mudar ou encerrar'}
        />
      </Stack>
    </Fieldset>
  );
}
