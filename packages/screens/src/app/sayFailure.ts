import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { toasts, type ToastOptions } from '@vidas/ui/toast/toasts.ts';

/** A message: title, and the line below it. */
export type Message = readonly [title: string, description?: string];

const ownTextMs = 3_000;

/** Message about a failure; a server's text stays longer (REL-11). A lost session has its own warning (REL-13). */
export const sayFailure = (error: Error, [title, description]: Message, options?: ToastOptions): void => {
  if (error instanceof ApiError && error.kind === 'unauthorized') return;
  const hasServerText = error instanceof ApiError && error.serverText !== undefined;
  toasts.error(title, description, { ...options, durationMs: hasServerText ? undefined : ownTextMs });
};
