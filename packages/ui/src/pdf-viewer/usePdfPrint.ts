import { useEffect, useRef, useState } from 'react';
import type { Pdf } from './pdfTypes.ts';
import { printPdf } from './printPdf.tsx';

type Printing = { readonly kind: 'idle' | 'failed' } | { readonly kind: 'running'; readonly done: number };

/** Printing with its progress; leaving the document stops it. */
export function usePdfPrint(pdf: Pdf | null, rotation: number) {
  const [printing, setPrinting] = useState<Printing>({ kind: 'idle' });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), [pdf]);
  const print = async () => {
    if (!pdf || printing.kind === 'running') return;
    const controller = new AbortController();
    stop.current = controller;
    setPrinting({ kind: 'running', done: 0 });
    try {
      await printPdf(pdf, {
        rotation,
        signal: controller.signal,
        onPage: (done) => setPrinting({ kind: 'running', done }),
      });
      setPrinting({ kind: 'idle' });
    } catch {
      setPrinting({ kind: controller.signal.aborted ? 'idle' : 'failed' });
    }
  };
  return {
    printing,
    print: () => void print(),
    cancel: () => stop.current?.abort(),
    dismiss: () => setPrinting({ kind: 'idle' }),
  } as const;
}
