import type { SituacaoDaConferencia as Situacao } from '@vidas/api-client/financeiro/conferencia-da-noite/conferenciaDaNoite.contract.ts';
import { estaEmCurso } from '@vidas/api-client/shell/tarefa.kinds.ts';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { pedidaPor, type PalavrasDaTarefa, TarefaPanel } from '../../report/TarefaPanel.tsx';
import { writeAbertas, writeUltima } from '../../report/conferencia-da-noite/conferenciaTexts.ts';

const palavras: PalavrasDaTarefa = {
  correndo: 'Conferindo a conta',
  cancelando: 'Parando a conferência',
  cancelada: 'A conferência foi parada',
  falhou: 'A conferência falhou',
  interrompida: 'A conferência foi interrompida',
  retomada: 'Ela continua daí quando o servidor a retoma.',
  cancelar: 'Parar',
  unidade: 'faturas',
};

interface SituacaoProps {
  readonly conferencia: Situacao;
  readonly isPending: boolean;
  /** Absent for a person without the right. */
  readonly onPara: (() => void) | undefined;
}

/** State of the check: never made, running, clean, with differences, failed or stopped (CTA-18). */
export function SituacaoDaConferencia({ conferencia, isPending, onPara }: SituacaoProps) {
  const { tarefa, abertas, hora } = conferencia;
  const ultima = writeUltima(conferencia);
  if (tarefa === null)
    return (
      <Notice tone="info" title="A conferência nunca foi feita">
        {hora === null
          ? 'Ela não começa sozinha: esta instalação a pede com Conferir agora.'
          : `Ela começa sozinha às ${hora}, ou agora, com Conferir agora.`}
      </Notice>
    );
  const estado =
    abertas > 0 ? (
      <Notice tone="caution" title={writeAbertas(abertas)}>
        {ultima} {tarefa.situacao === 'CONCLUÍDA' && pedidaPor(tarefa)}
      </Notice>
    ) : (
      tarefa.situacao === 'CONCLUÍDA' && (
        <Notice tone="positive" title="Sem diferenças" isLive>
          {ultima} {pedidaPor(tarefa)}
        </Notice>
      )
    );
  return (
    <>
      <TarefaPanel
        tarefa={tarefa}
        palavras={palavras}
        detalhe={estaEmCurso(tarefa) ? undefined : ultima}
        isPending={isPending}
        onCancel={onPara}
      />
      {estado}
    </>
  );
}
