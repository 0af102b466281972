import { counted } from '@vidas/api-client/words/counted.ts';
import type { EstadoDoEnvio } from '@vidas/api-client/shell/envio.queries.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { pedidaPor, TarefaPanel } from '../TarefaPanel.tsx';
import { type PalavrasDoEnvio, writeEnvio } from './palavras.ts';

interface EnvioPanelProps {
  readonly envio: EstadoDoEnvio;
  readonly palavras: PalavrasDoEnvio;
  readonly isPending: boolean;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

const daTarefa = ([, papeis]: PalavrasDoEnvio['papel']) => ({
  correndo: `Enviando ${papeis} por e-mail`,
  cancelando: 'Cancelando o envio por e-mail',
  cancelada: 'Envio por e-mail cancelado',
  falhou: 'O envio por e-mail parou',
  interrompida: 'O envio por e-mail foi interrompido',
  retomada: 'Ele continua daí quando o servidor o retoma.',
  continuar: 'Continuar envio',
  cancelar: 'Cancelar envio',
  unidade: papeis,
});

const restOf = ({ pendentes, falhas }: EstadoDoEnvio, os: string): string | undefined => {
  if (pendentes > 0) return `Enviar ${os} que faltam`;
  return falhas > 0 ? `Tentar de novo ${os} que falharam` : undefined;
};

/** State of a sending by e-mail: its progress and Cancelar, or its result and the rest to send (FIN-12, COB-29). */
export function EnvioPanel({ envio, palavras, isPending, onSend, onCancel }: EnvioPanelProps) {
  const { tarefa, pendentes, emDuvida = 0 } = envio;
  if (tarefa === null) return null;
  const { papel, isFeminino } = palavras;
  const [um, varios] = papel;
  const rest = restOf(envio, isFeminino ? 'as' : 'os');
  const waiting = pendentes > 0 ? `; ${counted(pendentes, `${um} por enviar`, `${varios} por enviar`)}` : '';
  const outcome = `${writeEnvio(envio, palavras)}${waiting}.`;
  if (tarefa.situacao !== 'CONCLUÍDA')
    return (
      <TarefaPanel
        tarefa={tarefa}
        palavras={daTarefa(papel)}
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
