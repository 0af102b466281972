import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { type Confirmado, confirmadoDe, isMudou } from '@vidas/api-client/kinds/confirmado.ts';
import { useState } from 'react';
import type { LinhaVista } from '../write/writeAto.ts';

/** Rows behind a question. */
export interface Vistas<T> {
  readonly vistas: T;
  readonly linhas: readonly LinhaVista[];
  /** Digest to send with the act. */
  readonly confirmado: Confirmado;
}

/**
 * The rows of a question, fixed at its moment. A re-read behind the question changes nothing; a refusal because of changes brings the new
 * rows (REL-46).
 */
export const useVistas = <T>(
  agora: T,
  linhasDe: (dados: T) => readonly LinhaVista[],
  error: unknown,
): Vistas<T> => {
  const read = (dados: T): Vistas<T> => {
    const linhas = linhasDe(dados);
    return { vistas: dados, linhas, confirmado: confirmadoDe(linhas) };
  };
  const [asked, setAsked] = useState(() => read(agora));
  if (!(error instanceof ApiError && isMudou(error.body))) return asked;
  const news = read(agora);
  if (news.confirmado.resumo !== asked.confirmado.resumo) setAsked(news);
  return news;
};
