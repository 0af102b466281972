import { type EstadoDaTarefa, estaEmCurso } from '@vidas/api-client/shell/tarefa.kinds.ts';
import { useEffect, useRef } from 'react';

/** Calls back at the end of a job that was on show while it ran. A job that had ended before is ignored. */
export function useFimDaTarefa(
  tarefa: EstadoDaTarefa | undefined,
  onFim: (tarefa: EstadoDaTarefa) => void,
): void {
  const isRunning = tarefa !== undefined && estaEmCurso(tarefa);
  const before = useRef({ id: tarefa?.id, isRunning });
  useEffect(() => {
    const wasRunning = before.current.id === tarefa?.id && before.current.isRunning;
    before.current = { id: tarefa?.id, isRunning };
    if (tarefa && wasRunning && !isRunning) onFim(tarefa);
  }, [tarefa, isRunning, onFim]);
}
