import { ApiError, type FieldProblem } from '@vidas/api-client/http/ApiError.ts';
import { type ToastRows, toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { sayFailure } from './useReport.ts';

interface UploadReply {
  readonly success: boolean;
  readonly message: string;
  readonly error?: string | undefined;
}

/** State of one file; `removed` follows an act of the person. */
export type UploadPhase = 'idle' | 'uploading' | 'done' | 'warning' | 'removed' | 'error';

/** Result of an accepted file: a success, or a warning that must not look like one. */
export type UploadOutcome = string | { readonly warning: string };

interface Upload<Reply> {
  readonly phase: UploadPhase;
  readonly file: File | null;
  /** Text of the zone below the file. */
  readonly message: string | undefined;
  readonly problems: readonly FieldProblem[];
  /** The answer about the file on show. */
  readonly reply: Reply | null;
}

const nothing = { phase: 'idle', file: null, message: undefined, problems: [], reply: null } as const;

/** The problems of a file as a table; the zone lists them too, until the next file. */
const rowsOf = (file: File, problems: readonly FieldProblem[]): ToastRows => ({
  title: 'Por que o arquivo não entrou',
  fileName: `${file.name.replace(/\.[^.]*$/, '')}-recusas`,
  columns: { linha: 'Linha', campo: 'Campo', motivo: 'Motivo' },
  rows: problems.map(({ line, field, message }) => ({
    linha: line === undefined ? '' : String(line),
    campo: field ?? '',
    motivo: message,
  })),
  isOnPage: true,
});

interface UploadOptions<Reply> {
  /** Parts of the file that were not imported. */
  readonly left?: (reply: Reply) => ToastRows | undefined;
  /** True for a refusal that a question already shows, so no message does. */
  readonly isAsked?: (error: unknown) => boolean;
}

/** Uploads one file, with the messages of SER-16; `done` names the result. */
export function useUpload<Reply extends UploadReply>(
  send: (file: File) => Promise<Reply>,
  done: (reply: Reply) => UploadOutcome,
  { left, isAsked }: UploadOptions<Reply> = {},
) {
  const [upload, setUpload] = useState<Upload<Reply>>(nothing);

  const fail = (file: File, message: string, problems: readonly FieldProblem[] = []) =>
    setUpload({ phase: 'error', file, message, problems, reply: null });

  const start = async (file: File): Promise<boolean> => {
    setUpload({ ...nothing, phase: 'uploading', file, message: 'Leitura em processo.' });
    try {
      const reply = await send(file);
      if (!reply.success) {
        const text = reply.error ?? reply.message;
        toasts.error(text);
        fail(file, text);
        return false;
      }
      const outcome = done(reply);
      const isDone = typeof outcome === 'string';
      const message = isDone ? outcome : outcome.warning;
      const say = isDone ? toasts.success : toasts.warning;
      say(message, reply.message === message ? undefined : reply.message, { rows: left?.(reply) });
      setUpload({ phase: isDone ? 'done' : 'warning', file, message, problems: [], reply });
      return true;
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError('network', { cause: error });
      const title =
        failure.kind === 'network'
          ? 'Erro ao importar o arquivo'
          : `${file.name} Falha na leitura, tente novamente.`;
      // A single problem is the message itself; several are listed below it.
      const problems = failure.problems.length > 1 ? failure.problems : [];
      const rows = problems.length > 1 ? rowsOf(file, problems) : undefined;
      if (!isAsked?.(error)) sayFailure(failure, [title, failure.message], { rows });
      fail(file, failure.serverText ?? title, problems);
      return false;
    }
  };

  const remove = () => {
    // A received file stays received: it only leaves the screen.
    if (upload.phase === 'done' || upload.phase === 'warning') {
      setUpload(nothing);
      return;
    }
    setUpload({ ...nothing, phase: 'removed', message: 'Arquivo excluído.' });
    toasts.warning('Arquivo excluído.');
  };
  return { ...upload, start, remove } as const;
}

/** Message about a file with the wrong ending (SER-15). */
export const sayWrongFile = (file: File): void => {
  toasts.error(`${file.name} - Arquivo incorreto, anexe o arquivo de retorno correto`);
};
