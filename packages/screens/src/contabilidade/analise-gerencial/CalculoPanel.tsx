import { type PalavrasDaTarefa, TarefaPanel, type TarefaPanelProps } from '../../report/TarefaPanel.tsx';

const palavras: PalavrasDaTarefa = {
  correndo: 'Calculando despesas',
  cancelando: 'Cancelando o cálculo das despesas',
  cancelada: 'Cálculo das despesas cancelado',
  falhou: 'O cálculo das despesas falhou',
  interrompida: 'O cálculo das despesas foi interrompido',
  retomada: 'Ele continua daí quando o servidor o retoma.',
  continuar: 'Continuar cálculo',
  cancelar: 'Cancelar cálculo',
  unidade: 'passos',
};

/** State of the expenses' calculation; empty after a success (ANA-9). */
export function CalculoPanel(props: Omit<TarefaPanelProps, 'palavras'>) {
  return <TarefaPanel {...props} palavras={palavras} hidesOldCancel />;
}
