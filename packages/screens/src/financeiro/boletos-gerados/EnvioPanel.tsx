import type { EnvioDeBoletos } from '@vidas/api-client/financeiro/boletos-gerados';
import { Button } from '@vidas/ui/button';
import { Row } from '@vidas/ui/layout/row';
import { Notice } from '@vidas/ui/notice';
import { type PalavrasDaTarefa, pedidaPor, TarefaPanel } from '../../report/TarefaPanel.tsx';
import { counted } from '../../write/counted.ts';
import { writeEnvio } from './useEnvioDeBoletos.ts';

interface EnvioPanelProps {
  readonly envio: EnvioDeBoletos;
  readonly isPending: boolean;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

const palavras: PalavrasDaTarefa = {
  correndo: 'Enviando boletos por e-mail',
  cancelando: 'Cancelando o envio por e-mail',
  cancelada: 'Envio por e-mail cancelado',
  falhou: 'O envio por e-mail parou',
  interrompida: 'O envio por e-mail foi interrompido',
  retomada: 'Ele continua daí quando o servidor o retoma.',
  continuar: 'Continuar envio',
  cancelar: 'Cancelar envio',
  unidade: 'boletos',
};

const restOf = ({ pendentes, falhas }: EnvioDeBoletos): string | undefined => {
  if (pendentes > 0) return 'Enviar os que faltam';
  return falhas > 0 ? 'Tentar de novo os que falharam' : undefined;
};

/** How the sending of the bills of a day stands: its progress and Cancelar, or its outcome and what is left to do (FIN-12). */
export function EnvioPanel({ envio, isPending, onSend, onCancel }: EnvioPanelProps) {
  const { tarefa, pendentes, emDuvida = 0 } = envio;
  if (tarefa === null) return null;
  const rest = restOf(envio);
  const waiting = pendentes > 0 ? `; ${counted(pendentes, 'boleto por enviar', 'boletos por enviar')}` : '';
  const outcome = `${writeEnvio(envio)}${waiting}.`;
  if (tarefa.situacao !== 'CONCLUÍDA')
    return (
      <TarefaPanel
        tarefa={tarefa}
        palavras={palavras}
        detalhe={outcome}
        isPending={isPending}
        onCancel={onCancel}
        onContinue={onSend}
        doRest={rest === undefined ? undefined : { label: rest, act: onSend }}
      />
    );
  return (
    <Notice
      tone={rest === undefined && emDuvida === 0 ? 'positive' : 'caution'}
      title="Envio por e-mail terminado"
      isLive
    >
      <Row justify="between">
        <span>
          {outcome} {pedidaPor(tarefa)}
        </span>
        {rest !== undefined && (
          <Button size="small" isPending={isPending} onPress={onSend}>
            {rest}
          </Button>
        )}
      </Row>
    </Notice>
  );
}
