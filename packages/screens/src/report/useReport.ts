import {
  type FetchQueryOptions,
  hashKey,
  type QueryClient,
  type QueryFunction,
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { consultaOf } from '@vidas/api-client/http/consultaLida.ts';
import { partOf } from '@vidas/ui/report-table/part.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { type Message, sayFailure } from '../app/sayFailure.ts';
import { useArrival } from './arrival/useArrival.ts';

export { type Message, sayFailure };

/** The messages of a report after reading. */
export interface ReportTexts {
  /** A message, or a function of the number of rows. */
  readonly success: Message | ((count: number) => Message);
  /** Default 'Não foi possível carregar os dados!' with the server's text, else with the advice of REL-12. */
  readonly failure?: (error: Error) => Message;
  /** A quiet notice instead of the success when there are no rows (REL-12). */
  readonly empty: Message;
  /** Duration of the success message in milliseconds; only where the specification has one. */
  readonly successMs?: number;
}

/** A report in its state, for ReportPage. */
export interface Report<Row> {
  /** undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  /** True while the first answer loads. */
  readonly isWaiting: boolean;
  /** True while newer rows load behind those on show. */
  readonly isRefreshing: boolean;
  readonly failure: Error | null;
  /** Moment of the last reading, in milliseconds since 1970; 0 for never. */
  readonly readAt: number;
  /** Reads again, ignoring the cache. */
  readonly read: () => void;
  /** Line of the record with the last reading; undefined for rows that are not recorded (PRV-8). */
  readonly consulta?: (() => string | undefined) | undefined;
}

/** 'Não foi possível carregar os dados!' with the reason. */
export const loadFailure = (error: Error): Message => ['Não foi possível carregar os dados!', error.message];

const isReading = true;

// Id of the newest answer's message: the next one replaces it, for any list.
let shown = 0;

const sayAnswer = (rows: readonly unknown[], { success, empty, successMs }: ReportTexts): void => {
  const [title, description] = typeof success === 'function' ? success(rows.length) : success;
  toasts.close(shown);
  shown =
    rows.length === 0
      ? toasts.info(empty[0], empty[1], { isReading })
      : toasts.success(title, description, { durationMs: successMs, isReading });
};

/** Lines of recorded readings, by the keys of their queries. */
const consultas = new Map<string, string>();

/** A query that keeps the line of its reading. */
const recorded =
  <Reply, Key extends QueryKey>(queryFn: QueryFunction<Reply, Key>): QueryFunction<Reply, Key> =>
  async (context) => {
    const reply = await queryFn(context);
    const line = consultaOf(context.signal);
    if (line !== undefined) consultas.set(hashKey(context.queryKey), line);
    return reply;
  };

/** Requested answers without a message yet, by their keys. */
const awaited = new WeakMap<QueryClient, Set<string>>();

const awaitedOf = (client: QueryClient): Set<string> => {
  const known = awaited.get(client) ?? new Set();
  awaited.set(client, known);
  return known;
};

/** Queries of Buscar: first the rows, then those that belong to them. */
export interface AskedQuery {
  readonly queryKey: QueryKey;
  readonly queryFn?: unknown;
}

/**
 * Buscar: asks the server again, also for a fresh answer, and shows the question on the page (REL-19). Queries on show are read at once,
 * others when they come on show. While the network seems down a new question is sent first. Without an answer it is not shown, and rows,
 * figures and title stay (REL-32).
 */
export function useAsk(): (queries: readonly AskedQuery[], show: () => void) => void {
  const client = useQueryClient();
  return (queries, show) => {
    const [first] = queries;
    const askAnew = () => {
      if (first) awaitedOf(client).add(hashKey(first.queryKey));
      for (const { queryKey } of queries) void client.invalidateQueries({ queryKey, exact: true });
      show();
    };
    const isNew = first !== undefined && client.getQueryData(first.queryKey) === undefined;
    if (navigator.onLine || !isNew) return askAnew();
    client
      .fetchQuery(first as FetchQueryOptions)
      .then(askAnew, (error: Error) => sayFailure(error, loadFailure(error), { isReading }));
  };
}

type ReportQuery<Row, Key extends QueryKey, Reply> = UseQueryOptions<Reply, Error, Row[], Key>;

/**
 * Reads the rows of a report and shows the messages; with `isAsked` false it waits for Buscar. For rows inside a larger answer, the query
 * selects them.
 */
export function useReport<Row, Key extends QueryKey, Reply = Row[]>(
  query: ReportQuery<Row, Key, Reply>,
  texts: ReportTexts,
  isAsked = true,
): Report<Row> {
  const { select, queryFn } = query;
  const isByLink = useNavigationType() === 'PUSH';
  const arrival = useArrival(query.queryKey as Key, queryFn as QueryFunction<Reply, Key>);
  const { data, error, isFetching, isPending, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery({
    ...query,
    // Rows inside a larger answer do not arrive in parts, nor do disabled queries.
    ...(typeof queryFn === 'function'
      ? { queryFn: recorded(select ? (queryFn as QueryFunction<Reply, Key>) : arrival.queryFn) }
      : {}),
    enabled: isAsked,
    // A link reads the rows again. Going back, or to another tab, may show cached rows.
    refetchOnMount: isByLink ? 'always' : true,
  });
  const waiting = awaitedOf(useQueryClient());
  const key = isAsked ? hashKey(query.queryKey) : '';
  // Answers are distinguished by their time, not by `isFetching`: an answer may come before a loading state was ever rendered.
  const answer = `${dataUpdatedAt}/${errorUpdatedAt}`;
  const before = useRef({ key: '', answer });
  useEffect(
    () => () => {
      waiting.delete(key);
      before.current.key = '';
    },
    [key, waiting],
  );
  useEffect(() => {
    // Opening a list shows a message. Reading again after an act, by a timer or for another screen shows none
    // (REL-19).
    if (before.current.key !== key) {
      before.current = { key, answer };
      if (isFetching && (isByLink || data === undefined)) waiting.add(key);
      return;
    }
    if (before.current.answer === answer || isFetching) return;
    before.current = { key, answer };
    if (!waiting.delete(key)) return;
    if (error) {
      toasts.close(shown);
      sayFailure(error, (texts.failure ?? loadFailure)(error), { isReading });
    } else if (data) sayAnswer(data, texts);
  }, [key, answer, isByLink, isFetching, waiting, error, data, texts]);
  // A disabled query still returns what an earlier screen left in the cache.
  const rows = isAsked ? (data ?? (arrival.rows as Row[] | undefined)) : undefined;
  return {
    rows,
    isWaiting: isAsked && isPending && isFetching && rows === undefined,
    isRefreshing: isFetching && rows !== undefined && partOf(rows)?.state !== 'arriving',
    failure: isFetching ? null : error,
    readAt: dataUpdatedAt,
    read: () => {
      waiting.add(key);
      void refetch();
    },
    consulta: () => consultas.get(key),
  };
}
