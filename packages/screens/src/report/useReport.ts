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
import { partOf } from '@vidas/ui/report-table/part.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { type Message, sayFailure } from '../app/sayFailure.ts';
import { useArrival } from './arrival/useArrival.ts';

export { type Message, sayFailure };

/** The messages of a report after reading. */
export interface ReportTexts {
  /** Made of the number of rows, where it says how many came. */
  readonly success: Message | ((count: number) => Message);
  /** Default 'Não foi possível carregar os dados!' with the server's text, else with the advice of REL-12. */
  readonly failure?: (error: Error) => Message;
  /** A quiet notice instead of the success when there are no rows (REL-12). */
  readonly empty: Message;
  /** Duration of the success message in milliseconds, where the specification gives one. */
  readonly successMs?: number;
}

/** A report being asked for, as ReportPage shows it. */
export interface Report<Row> {
  /** undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  /** The first answer is still loading. */
  readonly isWaiting: boolean;
  /** Rows are on show and newer ones are loading. */
  readonly isRefreshing: boolean;
  readonly failure: Error | null;
  /** When the rows on show were read, in milliseconds since 1970; 0 for never. */
  readonly readAt: number;
  /** Reads again, ignoring the cache. */
  readonly read: () => void;
}

/** 'Não foi possível carregar os dados!' with the reason. */
export const loadFailure = (error: Error): Message => ['Não foi possível carregar os dados!', error.message];

const isReading = true;

// The message of the newest answer: the next one takes its place, whichever list it is of.
let shown = 0;

const sayAnswer = (rows: readonly unknown[], { success, empty, successMs }: ReportTexts): void => {
  const [title, description] = typeof success === 'function' ? success(rows.length) : success;
  toasts.close(shown);
  shown =
    rows.length === 0
      ? toasts.info(empty[0], empty[1], { isReading })
      : toasts.success(title, description, { durationMs: successMs, isReading });
};

/** The answers that a person asked for and nobody has said yet, by their keys. */
const awaited = new WeakMap<QueryClient, Set<string>>();

const awaitedOf = (client: QueryClient): Set<string> => {
  const known = awaited.get(client) ?? new Set();
  awaited.set(client, known);
  return known;
};

/** What Buscar asks: the query of the rows, and those that go with it. */
export interface AskedQuery {
  readonly queryKey: QueryKey;
  readonly queryFn?: unknown;
}

/**
 * Buscar: asks the server again, also what it answered a moment ago, and puts the question on the page (REL-19). What is on show is read at
 * once, anything else when it is shown. While there seems to be no network a new question is asked first: without an answer it is not put on
 * the page, and rows, figures and title stay (REL-32).
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
 * Reads the rows of a report and shows the messages; with `isAsked` false it waits for Buscar. Where the rows are a part of the answer,
 * the query selects them.
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
    // Where the rows are a part of the answer, or there is nothing to ask, nothing arrives.
    ...(typeof queryFn === 'function' && !select ? { queryFn: arrival.queryFn } : {}),
    enabled: isAsked,
    // Who comes by a link asks; who goes back, or to another tab, may see what was there.
    refetchOnMount: isByLink ? 'always' : true,
  });
  const waiting = awaitedOf(useQueryClient());
  const key = isAsked ? hashKey(query.queryKey) : '';
  // Tells answers apart by their time, not by watching `isFetching`: an answer may come before a loading state was ever rendered.
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
    // Who opens a list asks for it; what an act, a clock or another screen makes old is read again without a word (REL-19).
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
  };
}
