import { useQuery } from '@tanstack/react-query';
import { type Aviso, avisos } from '@vidas/api-client/cobranca/aviso/aviso.report.ts';
import { meiosDoAviso } from '@vidas/api-client/cobranca/aviso/aviso.rules.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { EntryList } from '@vidas/ui/entry-list/EntryList.tsx';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { AvisoAct } from '../aviso/AvisoAct.tsx';
import { ProvaDaLinhaDialog } from '../aviso/ProvaDaLinhaDialog.tsx';
import { useDossie } from '../aviso/useDossie.ts';
import { Secao } from './Secao.tsx';

interface AvisosDoPagadorProps {
  readonly matricula: string;
  readonly nome: string;
}

const { endpoint } = avisos.questions.busca;

const validade = ({ porque, recebidoEm }: Aviso): string =>
  recebidoEm === null ? `Não vale: ${porque ?? 'sem prova'}` : `Vale, recebido em ${writeDay(recebidoEm)}`;

/** Notices to the holder with their validity, and the acts on them (NOT-20). */
export function AvisosDoPagador({ matricula, nome }: AvisosDoPagadorProps) {
  const [isProving, setProving] = useState(false);
  const dossie = useDossie();
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf(useHttp(), endpoint, { body: { matricula } }),
    gcTime: 0,
  });
  const rows = (data ?? []) as readonly Aviso[];
  return (
    <Secao
      title="Avisos de inadimplência"
      acts={
        <>
          <Button isDisabled={rows.length === 0} onPress={() => setProving(true)}>
            Registrar prova
          </Button>
          <Button isPending={dossie.isPending} onPress={() => void dossie.baixa(matricula)}>
            Dossiê
          </Button>
        </>
      }
    >
      {error && !data ? (
        <ErrorState
          title="Não foi possível carregar os avisos"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {error.message}
        </ErrorState>
      ) : (
        <EntryList
          label="Avisos de inadimplência"
          emptyText="Nenhum aviso deste titular."
          isLoading={!data}
          entries={rows.map((row) => ({
            title: `${writeDay(row.enviadoEm)}, ${meiosDoAviso[row.meio as keyof typeof meiosDoAviso].nome}, nº ${row.id}`,
            detail: validade(row),
            acts: <AvisoAct row={row} />,
          }))}
        />
      )}
      {isProving && (
        <ProvaDaLinhaDialog matricula={matricula} nome={nome} onClose={() => setProving(false)} />
      )}
    </Secao>
  );
}
