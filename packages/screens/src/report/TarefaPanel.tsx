import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { type EstadoDaTarefa, estaEmCurso } from '@vidas/api-client/shell/tarefa.kinds.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice, type NoticeTone } from '@vidas/ui/notice/Notice.tsx';
import { Progress } from '@vidas/ui/progress/Progress.tsx';
import { useState } from 'react';
import { useSession } from '../app/session/SessionProvider.tsx';

/** Words about one kind of job. */
export interface PalavrasDaTarefa {
  /** 'Calculando despesas'. */
  readonly correndo: string;
  readonly cancelando: string;
  readonly cancelada: string;
  readonly falhou: string;
  readonly interrompida: string;
  /** 'Ele continua daí quando o servidor o retoma.' */
  readonly retomada: string;
  /** Absent when only the server can continue the job. */
  readonly continuar?: string;
  readonly cancelar: string;
  /** Unit of its progress: 'passos'. */
  readonly unidade: string;
}

export interface TarefaPanelProps {
  readonly tarefa: EstadoDaTarefa;
  readonly palavras: PalavrasDaTarefa;
  /** Further results so far. */
  readonly detalhe?: string | undefined;
  /** True while an act on the job is being sent. */
  readonly isPending: boolean;
  /** Absent for a person without the right. */
  readonly onCancel: (() => void) | undefined;
  readonly onContinue?: () => void;
  /** True when a cancellation leaves nothing to do: only a person who saw the job run is told. */
  readonly hidesOldCancel?: boolean;
  /** Act for the rest after a cancellation or failure; absent when another place has it. */
  readonly doRest?: { readonly label: string; readonly act: () => void } | undefined;
}

/** 'Pedido por Ana em 21/11/2026 09:00.' */
export const pedidaPor = ({ usuario, pedidaEm }: EstadoDaTarefa): string =>
  `Pedido por ${usuario} em ${writeDayTime(pedidaEm)}.`;

const partOf = ({ feito, total }: EstadoDaTarefa): number | undefined =>
  total === null ? undefined : total === 0 ? 0 : (100 * feito) / total;

const wordsOf = ({ feito, total }: EstadoDaTarefa, unidade: string): string | undefined =>
  total === null
    ? undefined
    : `${feito.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')} ${unidade}`;

/** State of a job: its progress with an act to cancel it, or its end. Empty after a success (TAR-2). */
export function TarefaPanel({
  tarefa,
  palavras,
  detalhe,
  isPending,
  onCancel,
  onContinue,
  doRest,
  hidesOldCancel = false,
}: TarefaPanelProps) {
  const { situacao, motivo, passo } = tarefa;
  const words = wordsOf(tarefa, palavras.unidade);
  const sentences = (...all: (string | null | undefined)[]) => all.filter(Boolean).join(' ');
  const notice = (tone: NoticeTone, title: string, text: string, acts: React.ReactNode) => (
    <Notice tone={tone} title={title} isLive>
      <Row justify="between">
        <span>{text}</span>
        {acts && <Row>{acts}</Row>}
      </Row>
    </Notice>
  );
  const isOfOther = tarefa.usuario !== useSession()?.name;
  const [isAsking, setIsAsking] = useState(false);
  const isRunning = estaEmCurso(tarefa);
  const [wasSeen, setWasSeen] = useState(isRunning);
  if (isRunning && !wasSeen) setWasSeen(true);
  const cancel = onCancel && (
    <>
      <Button
        size="small"
        isDisabled={situacao === 'CANCELANDO'}
        isPending={isPending}
        onPress={isOfOther ? () => setIsAsking(true) : onCancel}
      >
        {palavras.cancelar}
      </Button>
      {isAsking && (
        <Confirm
          question={`${palavras.cancelar}?`}
          actionLabel={palavras.cancelar}
          tone="danger"
          onConfirm={() => {
            setIsAsking(false);
            onCancel();
          }}
          onCancel={() => setIsAsking(false)}
        >
          {`${pedidaPor(tarefa)} Outra pessoa pode estar à espera dele.`}
        </Confirm>
      )}
    </>
  );
  const rest = doRest && (
    <Button size="small" isPending={isPending} onPress={doRest.act}>
      {doRest.label}
    </Button>
  );
  if (situacao === 'CONCLUÍDA') return null;
  if (situacao === 'CANCELADA' && hidesOldCancel && !wasSeen) return null;
  if (situacao === 'CANCELADA')
    return notice('info', palavras.cancelada, sentences(detalhe, pedidaPor(tarefa)), rest);
  if (situacao === 'FALHOU')
    return notice('negative', palavras.falhou, sentences(motivo, detalhe, pedidaPor(tarefa)), rest);
  if (situacao === 'INTERROMPIDA')
    return notice(
      'caution',
      palavras.interrompida,
      sentences(words && `Já se fez: ${words}.`, palavras.retomada, pedidaPor(tarefa)),
      <>
        {palavras.continuar && onContinue && (
          <Button size="small" isPending={isPending} onPress={onContinue}>
            {palavras.continuar}
          </Button>
        )}
        {cancel}
      </>,
    );
  const said = situacao === 'NA FILA' ? ['Na fila', pedidaPor(tarefa)] : [passo, words];
  return (
    <Row>
      <Stack>
        <Progress
          label={situacao === 'CANCELANDO' ? palavras.cancelando : palavras.correndo}
          value={partOf(tarefa)}
          valueText={said.filter(Boolean).join(' · ')}
        />
      </Stack>
      {cancel}
    </Row>
  );
}
