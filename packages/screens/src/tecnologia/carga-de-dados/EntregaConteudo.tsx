import { counted } from '@vidas/api-client/words/counted.ts';
import type {
  EntregaAberta,
  FalhaDaCarga,
} from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.contract.ts';
import { estaEmCurso } from '@vidas/api-client/shell/tarefa.kinds.ts';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Tabs } from '@vidas/ui/tabs/Tabs.tsx';
import { List } from '@vidas/ui/text/List.tsx';
import { Steps, type StepItem } from '@vidas/ui/wizard/Steps.tsx';
import { type PalavrasDaTarefa, TarefaPanel } from '../../report/TarefaPanel.tsx';
import { useUrlWord } from '../../report/useUrlState.ts';
import { ProblemasTab } from './ProblemasTab.tsx';
import { RecebeEntrega } from './RecebeEntrega.tsx';
import { ResultadoTab } from './ResultadoTab.tsx';

const palavras: PalavrasDaTarefa = {
  correndo: 'Trabalhando na entrega',
  cancelando: 'Cancelando o trabalho na entrega',
  cancelada: 'Trabalho cancelado: nada dele ficou',
  falhou: 'O trabalho na entrega falhou: nada dele ficou',
  interrompida: 'O trabalho na entrega foi interrompido',
  retomada: 'Ele recomeça quando o servidor o retoma.',
  cancelar: 'Cancelar',
  unidade: 'linhas',
};

const passos = ['Arquivos', 'Conferência', 'Aplicação'] as const;

/** Step of a delivery, from 0; 3 after its application. */
const passoDe = ({ situacao, tarefa }: EntregaAberta): number => {
  if (situacao === 'RECEBENDO') return tarefa && estaEmCurso(tarefa) ? 1 : 0;
  if (situacao === 'PRONTA' || situacao === 'RECUSADA' || situacao === 'DESCARTADA') return 1;
  return situacao === 'JULGADA' ? 2 : 3;
};

const stepsOf = (entrega: EntregaAberta): StepItem[] => {
  const passo = passoDe(entrega);
  const isWrong = entrega.situacao === 'RECUSADA';
  return passos.map((label, index) => ({
    key: label,
    label,
    state: index < passo ? 'done' : index > passo ? 'ahead' : isWrong ? 'error' : 'current',
  }));
};

const writeFalha = ({ arquivo, linha, coluna, motivo }: FalhaDaCarga): string =>
  [`${arquivo}.csv`, linha !== null && `linha ${linha}`, coluna !== null && `coluna ${coluna}`]
    .filter(Boolean)
    .join(', ')
    .concat(`: ${motivo}`);

/** Problems of the delivery as a whole. */
function Falhas({ motivo, falhas }: Pick<EntregaAberta, 'motivo' | 'falhas'>) {
  return (
    <Notice tone="negative" title={motivo ?? 'A entrega foi recusada.'}>
      {falhas.length > 0 && (
        <List>
          {falhas.map((falha) => (
            <li key={writeFalha(falha)}>{writeFalha(falha)}</li>
          ))}
        </List>
      )}
    </Notice>
  );
}

interface EntregaConteudoProps {
  readonly entrega: EntregaAberta;
  readonly isPending: boolean;
  readonly onCancel: (tarefa: string) => void;
}

/** The steps of a delivery, its job, and its files or the problems in them. */
export function EntregaConteudo({ entrega, isPending, onCancel }: EntregaConteudoProps) {
  const { situacao, motivo, tarefa, falhas, problemas, avisos } = entrega;
  const [aba, setAba] = useUrlWord('aba', ['arquivos', 'problemas']);
  const isReceiving = situacao === 'RECEBENDO' && !(tarefa && estaEmCurso(tarefa));
  const contados = problemas + avisos;
  return (
    <>
      <Steps label="Passos da entrega" steps={stepsOf(entrega)} />
      {tarefa && (
        <TarefaPanel
          tarefa={{
            ...tarefa,
            passo:
              tarefa.passo && tarefa.feito > 0
                ? `${tarefa.passo}, ${counted(tarefa.feito, 'linha', 'linhas')}`
                : tarefa.passo,
          }}
          palavras={palavras}
          isPending={isPending}
          onCancel={() => onCancel(tarefa.id)}
        />
      )}
      {situacao === 'RECUSADA' && <Falhas motivo={motivo} falhas={falhas} />}
      {situacao === 'JULGADA' && motivo && <Notice tone="caution">{motivo}</Notice>}
      {situacao === 'DESCARTADA' && motivo && <Notice>{motivo}</Notice>}
      {isReceiving ? (
        <RecebeEntrega id={entrega.id} />
      ) : (
        <Tabs
          label="Partes da entrega"
          selectedKey={aba}
          onChange={setAba}
          items={[
            { key: 'arquivos', label: 'Arquivos', content: <ResultadoTab entrega={entrega} /> },
            {
              key: 'problemas',
              label: 'Problemas',
              badge: entrega.versao === null ? null : contados.toLocaleString('pt-BR'),
              content: <ProblemasTab entrega={entrega} />,
            },
          ]}
        />
      )}
    </>
  );
}
