import type { EstadoDaTarefa } from '@vidas/api-client/shell/tarefa';
import { Button } from '@vidas/ui/button';
import { Row } from '@vidas/ui/layout/row';
import { Stack } from '@vidas/ui/layout/stack';
import { Notice } from '@vidas/ui/notice';
import { Progress } from '@vidas/ui/progress';
import { writeDayTime } from '../../report/periodo.ts';

interface CalculoPanelProps {
  readonly tarefa: EstadoDaTarefa;
  /** An act on it is being sent. */
  readonly isPending: boolean;
  readonly onCancel: () => void;
  readonly onContinue: () => void;
}

const pedidaPor = ({ usuario, pedidaEm }: EstadoDaTarefa): string =>
  `Pedido por ${usuario} em ${writeDayTime(pedidaEm)}.`;

const partOf = ({ feito, total }: EstadoDaTarefa): number | undefined =>
  total === null ? undefined : (100 * feito) / total;

const wordsOf = ({ feito, total }: EstadoDaTarefa): string | undefined =>
  total === null ? undefined : `${feito} de ${total} passos`;

/** How the calculation of the expenses stands: its progress and Cancelar, or how it ended; nothing when it went well (ANA-9, TAR-2). */
export function CalculoPanel({ tarefa, isPending, onCancel, onContinue }: CalculoPanelProps) {
  const { situacao, motivo, passo } = tarefa;
  if (situacao === 'CONCLUÍDA') return null;
  if (situacao === 'CANCELADA')
    return (
      <Notice tone="info" title="Cálculo das despesas cancelado" isLive>
        {pedidaPor(tarefa)}
      </Notice>
    );
  if (situacao === 'FALHOU')
    return (
      <Notice tone="negative" title="O cálculo das despesas falhou" isLive>
        {motivo} {pedidaPor(tarefa)}
      </Notice>
    );
  if (situacao === 'INTERROMPIDA')
    return (
      <Notice tone="caution" title="O cálculo das despesas foi interrompido" isLive>
        <Row justify="between">
          <span>
            {wordsOf(tarefa)} guardados. Ele continua daí quando o servidor o retoma. {pedidaPor(tarefa)}
          </span>
          <Row>
            <Button size="small" isPending={isPending} onPress={onContinue}>
              Continuar cálculo
            </Button>
            <Button size="small" isPending={isPending} onPress={onCancel}>
              Cancelar cálculo
            </Button>
          </Row>
        </Row>
      </Notice>
    );
  const isCancelling = situacao === 'CANCELANDO';
  return (
    <Row>
      <Stack>
        <Progress
          label={isCancelling ? 'Cancelando o cálculo das despesas' : 'Calculando despesas'}
          value={partOf(tarefa)}
          valueText={[passo, wordsOf(tarefa)].filter(Boolean).join(' · ')}
        />
      </Stack>
      <Button size="small" isDisabled={isCancelling} isPending={isPending} onPress={onCancel}>
        Cancelar cálculo
      </Button>
    </Row>
  );
}
