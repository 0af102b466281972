/** Header of an answer whose reading is recorded: the number of its line (PRV-8). */
export const consultaHeader = 'consulta';

const lines = new WeakMap<AbortSignal, string>();

/** Stores the record's line of a reading under the signal of its call. */
export const noteConsulta = (signal: AbortSignal | undefined, { headers }: Response): void => {
  const line = headers.get(consultaHeader);
  if (signal && line !== null) lines.set(signal, line);
};

/** Line of the recorded reading with this signal; undefined for an unrecorded reading. */
export const consultaOf = (signal: AbortSignal): string | undefined => lines.get(signal);
