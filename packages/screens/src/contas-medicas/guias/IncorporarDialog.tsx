import { writeDay, writeMonth } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import {
  competenciaAberta,
  competenciasDePagamento,
  janelaDaBaixa,
  problemaDaBaixa,
} from '@vidas/api-client/contas-medicas/guias/baixa.rules.ts';
import { tiposComBaixa } from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import {
  getCompetenciaPagMed,
  type Guia,
  linhaDaGuia,
  unidadeDaGuia,
} from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { DatePicker } from '@vidas/ui/date-picker/DatePicker.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { RadioGroup } from '@vidas/ui/form/choice/RadioGroup.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Skeleton } from '@vidas/ui/skeleton/Skeleton.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { writeAto } from '../../write/writeAto.ts';
import { AndamentoDoLote } from '../demonstrativo/AndamentoDoLote.tsx';
import { type Escolha, useIncorpora } from './useIncorpora.ts';

export interface IncorporarDialogProps {
  /** Valid guides. */
  readonly guias: readonly Guia[];
  /** True when the table hides other guides. */
  readonly isParte?: boolean;
  readonly onClose: () => void;
}

/**
 * True when some of the guides may be settled here, according to the list; only the server knows their items (CTM-36).
 */
const mayBeSettled = ({ incorporarBaixada = true, GUI_TIPO }: Guia): boolean =>
  incorporarBaixada && GUI_TIPO !== null && tiposComBaixa.includes(GUI_TIPO);

/**
 * Chooses competence and day, then incorporates and settles guide by guide. Closing the dialog stops the run, which ends with the same
 * summary.
 */
export function IncorporarDialog({ guias, isParte = false, onClose }: IncorporarDialogProps) {
  const { data, error, refetch } = useQuery(queryOf(useHttp(), getCompetenciaPagMed, {}));
  const title =
    guias.length === 1 ? `Incorporar a guia ${guias[0]?.numGuia ?? ''}` : 'Incorporar e baixar guias válidas';
  if (data)
    return (
      <Escolhas
        title={title}
        guias={guias}
        isParte={isParte}
        hoje={data.dataBaixaSugerida ?? `${data.competenciaPagMed}-16`}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      {error ? (
        <ErrorState onRetry={() => void refetch()}>Erro ao carregar a competência atual</ErrorState>
      ) : (
        <Skeleton />
      )}
    </Dialog>
  );
}

interface EscolhasProps extends IncorporarDialogProps {
  readonly title: string;
  /** The server's suggestion of the day. */
  readonly hoje: string;
}

function Escolhas({ title, guias, isParte, hoje, onClose }: EscolhasProps) {
  const [competencia, setCompetencia] = useState(competenciaAberta(hoje));
  const [dataBaixa, setDataBaixa] = useState<string | null>(hoje);
  const { andamento, isRunning, run, stop } = useIncorpora();
  const close = isRunning ? stop : onClose;
  const settles = guias.some(mayBeSettled);
  const { inicio, fim } = janelaDaBaixa(competencia);
  const start = () => {
    const problem = settles ? problemaDaBaixa(dataBaixa, competencia) : null;
    if (problem !== null) return void toasts.error('Data da baixa, inválida', problem);
    const escolha: Escolha = { competencia, dataBaixa: settles ? dataBaixa : null };
    void run(guias, escolha);
  };
  return (
    <Dialog
      title={title}
      size="small"
      onClose={close}
      footer={
        <>
          <Button isDisabled={andamento?.situacao === 'parando'} onPress={close}>
            {isRunning ? 'Parar' : 'Fechar'}
          </Button>
          {!andamento && (
            <Button tone="primary" onPress={start}>
              {settles ? 'Incorporar e baixar' : 'Incorporar'}
            </Button>
          )}
        </>
      }
    >
      {andamento ? (
        <AndamentoDoLote andamento={andamento} />
      ) : (
        <Stack gap="l">
          <Text>
            {writeAto(
              guias.map((guia) => ({ ...linhaDaGuia(guia), nome: guia.numGuia })),
              unidadeDaGuia,
            )}
          </Text>
          {isParte && <Text>Só as que a tabela mostra com os filtros.</Text>}
          <RadioGroup
            label="Competência"
            name="competencia"
            options={competenciasDePagamento(hoje).map((value) => ({ value, label: writeMonth(value) }))}
            value={competencia}
            onChange={({ target }) => setCompetencia(target.value)}
          />
          {settles ? (
            <DatePicker
              label="Data da baixa"
              hint={`De ${writeDay(inicio)} a ${writeDay(fim)}`}
              value={dataBaixa}
              today={hoje}
              onChange={setDataBaixa}
            />
          ) : (
            <Notice>A baixa é feita no sistema central.</Notice>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
