import { useEffect, useRef, useState } from 'react';
import { isCovered, isPrintKey } from '../layout/printKey.ts';
import { openPdf } from './openPdf.ts';
import type { PdfPhase } from './usePdfFile.ts';

/**
 * Opens the document in a tab, which prints it as text and vectors. Ctrl+P does the same wherever the focus is
 * (PAP-10).
 */
export function usePdfPrint(phase: PdfPhase, fileName: string) {
  const place = useRef<HTMLSpanElement>(null);
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  const file = phase.kind === 'ready' ? phase.file : null;
  const print = () => {
    if (!file) return;
    const { url, isOpen } = openPdf(file, fileName);
    setBlockedUrl(isOpen ? null : url);
  };
  useEffect(() => {
    if (!file) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPrintKey(event) || isCovered(place.current)) return;
      event.preventDefault();
      print();
    };
    // Listens before all others, because a list beside the document handles the same key.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  });
  return { place, print, blockedUrl, dismiss: () => setBlockedUrl(null) } as const;
}
