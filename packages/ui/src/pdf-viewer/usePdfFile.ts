import { useEffect, useEffectEvent, useState } from 'react';
import type { PdfDocument } from './PdfDocument.tsx';

/** Fetches the bytes; rejects when that fails. */
export type LoadPdf = (options: {
  readonly signal: AbortSignal;
  /** From 0 to 1; null while the end is not known. */
  readonly onProgress: (fraction: number | null) => void;
}) => Promise<Blob>;

/** Reason for missing pages: the file could not be fetched, or it is no readable PDF. */
export interface PdfFailure {
  readonly kind: 'missing' | 'broken';
  readonly reason: unknown;
  readonly file: Blob | null;
}

/** State of the opening. */
export type PdfPhase =
  | { readonly kind: 'loading'; readonly fraction: number | null }
  | { readonly kind: 'failed'; readonly failure: PdfFailure }
  | { readonly kind: 'ready'; readonly file: Blob; readonly Document: typeof PdfDocument };

const loading: PdfPhase = { kind: 'loading', fraction: null };

/** Fetches the bytes and the drawing code in parallel. `retry` begins again. */
export function usePdfFile(load: LoadPdf) {
  const [phase, setPhase] = useState<PdfPhase>(loading);
  const [attempt, setAttempt] = useState(0);
  const fetchFile = useEffectEvent(load);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const onProgress = (fraction: number | null) => {
      if (!signal.aborted) setPhase({ kind: 'loading', fraction });
    };
    Promise.all([fetchFile({ signal, onProgress }), import('./PdfDocument.tsx')]).then(
      ([file, { PdfDocument: Document }]) => {
        if (!signal.aborted) setPhase({ kind: 'ready', file, Document });
      },
      (reason: unknown) => {
        if (!signal.aborted) setPhase({ kind: 'failed', failure: { kind: 'missing', reason, file: null } });
      },
    );
    return () => stop.abort();
  }, [attempt]);
  return {
    phase,
    retry: () => {
      setPhase(loading);
      setAttempt(attempt + 1);
    },
    /** Called when the bytes have arrived but cannot be drawn. */
    reject: (reason: unknown) =>
      setPhase((last) => ({
        kind: 'failed',
        failure: { kind: 'broken', reason, file: last.kind === 'ready' ? last.file : null },
      })),
  } as const;
}
