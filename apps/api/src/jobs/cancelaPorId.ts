import type { EstadoDaTarefa } from '@vidas/api-client/shell/tarefa.kinds.ts';
import { serialOf } from '../db/serial.ts';
import { Failure } from '../http/failure.ts';
import type { tarefasDe } from './tarefas.ts';

/** Cancels the job of an id from a call (TAR-3). Throws 404 with the text for an unknown one of its kind. */
export const cancelaPorId = async (
  { cancela }: Pick<ReturnType<typeof tarefasDe>, 'cancela'>,
  id: string,
  naoExiste: string,
): Promise<EstadoDaTarefa> => {
  const serial = serialOf(id);
  const tarefa = serial === undefined ? undefined : await cancela(serial);
  if (!tarefa) throw new Failure(404, naoExiste);
  return tarefa;
};
