import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { ApiError } from '@vidas/api-client/http/api-error';
import { toasts } from '@vidas/ui/toast';
import { useEffect, useRef } from 'react';

/** A message: title, and what stands below it. */
export type Message = readonly [title: string, description?: string];

/** What a report says when it has been read. */
export interface ReportTexts {
  readonly success: Message;
  /** Default 'Não foi possível carregar os dados!' with the server's text, else the advice of spec 000 §8. */
  readonly failure?: (error: Error) => Message;
  /** A warning in the place of the success when no row came (decisions Q153). */
  readonly empty?: Message;
  /** How long success stands, in milliseconds, where the specification says. */
  readonly successMs?: number;
}

/** A report being asked for, as ReportScreen shows it. */
export interface Report<Row> {
  /** undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  /** The first answer is on its way. */
  readonly isWaiting: boolean;
  /** Rows are on show and newer ones are on their way. */
  readonly isRefreshing: boolean;
  readonly failure: Error | null;
  /** When the rows on show were read, in milliseconds since 1970; 0 for never. */
  readonly readAt: number;
  /** Asks again, whatever is in memory. */
  readonly read: () => void;
}

/** 'Não foi possível carregar os dados!' with the reason. */
export const loadFailure = (error: Error): Message => ['Não foi possível carregar os dados!', error.message];

const ownTextMs = 3_000;

/** Says why something failed; a text of the server stays longer (decisions Q25). A lost session has its own warning. */
export const sayFailure = (error: Error, [title, description]: Message): void => {
  if (error instanceof ApiError && error.kind === 'unauthorized') return;
  const hasServerText = error instanceof ApiError && error.serverText !== undefined;
  toasts.error(title, description, { durationMs: hasServerText ? undefined : ownTextMs });
};

type ReportQuery<Row, Key extends QueryKey> = UseQueryOptions<Row[], Error, Row[], Key>;

/** Asks for the rows of a report and says how it went; `isAsked` false keeps it waiting for Buscar. */
export function useReport<Row, Key extends QueryKey>(
  query: ReportQuery<Row, Key>,
  texts: ReportTexts,
  isAsked = true,
): Report<Row> {
  const { data, error, isFetching, isPending, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery({
    ...query,
    enabled: isAsked,
  });
  const key = JSON.stringify(query.queryKey);
  // By its moment, not by the waiting before it: an answer may come before a wait was ever drawn.
  const answer = `${dataUpdatedAt}/${errorUpdatedAt}`;
  const before = useRef({ key, answer });
  useEffect(() => {
    const isAnswered = before.current.key === key && before.current.answer !== answer;
    if (isAnswered && isFetching) return;
    before.current = { key, answer };
    if (!isAnswered) return;
    if (error) sayFailure(error, (texts.failure ?? loadFailure)(error));
    else if (data?.length === 0 && texts.empty) toasts.warning(...texts.empty);
    else if (data) toasts.success(texts.success[0], texts.success[1], { durationMs: texts.successMs });
  }, [key, answer, isFetching, error, data, texts]);
  return {
    // A query that is not asked for still gives what an earlier screen left in memory.
    rows: isAsked ? data : undefined,
    isWaiting: isAsked && isPending && isFetching,
    isRefreshing: isFetching && data !== undefined,
    failure: isFetching ? null : error,
    readAt: dataUpdatedAt,
    read: () => void refetch(),
  };
}
