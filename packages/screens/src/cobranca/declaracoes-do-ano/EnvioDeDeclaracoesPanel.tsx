import type { EnvioDeDeclaracoes } from '@vidas/api-client/cobranca/declaracoes-do-ano';
import { Notice } from '@vidas/ui/notice';
import { type PalavrasDaTarefa, pedidaPor, TarefaPanel } from '../../report/TarefaPanel.tsx';
import { writeEnvio } from './useEnvioDeDeclaracoes.ts';

interface EnvioDeDeclaracoesPanelProps {
  readonly envio: EnvioDeDeclaracoes;
  readonly isPending: boolean;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

const palavras: PalavrasDaTarefa = {
  correndo: 'Enviando declarações por e-mail',
  cancelando: 'Cancelando o envio por e-mail',
  cancelada: 'Envio por e-mail cancelado',
  falhou: 'O envio por e-mail parou',
  interrompida: 'O envio por e-mail foi interrompido',
  retomada: 'Ele continua daí quando o servidor o retoma.',
  continuar: 'Continuar envio',
  cancelar: 'Cancelar envio',
  unidade: 'declarações',
};

/** How the sending of the declarations of a year stands: its progress and Cancelar, or its outcome (COB-29). */
export function EnvioDeDeclaracoesPanel({
  envio,
  isPending,
  onSend,
  onCancel,
}: EnvioDeDeclaracoesPanelProps) {
  const { tarefa } = envio;
  if (tarefa === null) return null;
  const outcome = `${writeEnvio(envio)}.`;
  if (tarefa.situacao !== 'CONCLUÍDA')
    return (
      <TarefaPanel
        tarefa={tarefa}
        palavras={palavras}
        detalhe={outcome}
        isPending={isPending}
        onCancel={onCancel}
        onContinue={onSend}
        doRest={{ label: 'Enviar as que faltam', act: onSend }}
      />
    );
  const isWhole = envio.falhas === 0 && envio.emDuvida === 0;
  return (
    <Notice tone={isWhole ? 'positive' : 'caution'} title="Envio por e-mail terminado" isLive>
      {outcome} {pedidaPor(tarefa)}
    </Notice>
  );
}
