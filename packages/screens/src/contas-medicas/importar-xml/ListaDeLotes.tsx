import type { LoteDoPrestador } from '@vidas/api-client/contas-medicas/demonstrativo/demonstrativo.contract.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { fold } from '@vidas/ui/fold/fold.ts';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { Skeleton } from '@vidas/ui/skeleton/Skeleton.tsx';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { PaneList, PaneRow } from '@vidas/ui/two-panes/PaneList.tsx';
import { useState } from 'react';
import { tonsDaSituacao } from '../demonstrativo/loteColumns.tsx';
import { entraram, tonsDoStatus } from './importarXmlTexts.ts';
import type { useLotes } from './useLotes.ts';

const wordsOf = ({ numeroLote, prestador, nomeArquivo, protocolo }: LoteDoPrestador): string =>
  fold([numeroLote, prestador, nomeArquivo, protocolo].join(' '));

/** The files of this visit over the lots received before, which a typed word narrows. */
export function ListaDeLotes({ feitos, antes, recebidos, show }: ReturnType<typeof useLotes>) {
  const [typed, setTyped] = useState('');
  const achados = antes?.filter((lote) => wordsOf(lote).includes(fold(typed.trim()))) ?? [];
  return (
    <>
      {feitos.length > 0 && (
        <PaneList title={`Nesta visita · ${feitos.length}`}>
          {feitos.map(({ chave, nomeArquivo, resultado }) => (
            <PaneRow
              key={chave}
              thing={chave}
              aria-label={`Ver o resultado de ${nomeArquivo}`}
              title={nomeArquivo}
              detail={`${entraram(resultado)}, ${resultado.protocolo ? `protocolo ${resultado.protocolo.numero}` : 'não importado'}`}
              state={<Tag tone={tonsDoStatus[resultado.status]}>{resultado.status}</Tag>}
              onPress={() => show(chave)}
            />
          ))}
        </PaneList>
      )}
      {recebidos.isPending && <Skeleton size="block" />}
      {recebidos.error && (
        <ErrorState onRetry={() => void recebidos.refetch()} isRetrying={recebidos.isFetching}>
          {`Erro ao carregar os lotes! ${recebidos.error.message}`}
        </ErrorState>
      )}
      {antes && antes.length > 0 && (
        <>
          <TextField
            label="Buscar por lote, prestador ou arquivo"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <PaneList title={`Recebidos antes · ${achados.length}`}>
            {achados.map((lote) => (
              <PaneRow
                key={lote.protocolo}
                thing={lote.protocolo}
                aria-label={`Ver o lote ${lote.numeroLote}, protocolo ${lote.protocolo}`}
                title={`${lote.numeroLote} · ${lote.prestador}`}
                detail={`${writeDayTime(lote.recebidoEm)} · ${counted(lote.guias, 'guia', 'guias')}`}
                state={<Tag tone={tonsDaSituacao[lote.situacao]}>{lote.situacao}</Tag>}
                onPress={() => show(lote.protocolo)}
              />
            ))}
          </PaneList>
        </>
      )}
      {antes?.length === 0 && feitos.length === 0 && (
        <Text tone="muted">Nenhum lote foi importado ainda.</Text>
      )}
    </>
  );
}
