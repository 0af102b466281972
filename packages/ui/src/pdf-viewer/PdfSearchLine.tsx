import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icon/icons.tsx';
import { isFreshEscape } from '../popover/isFreshEscape.ts';
import { Figure, SecondLine, ToolField } from './pdfParts.tsx';
import type { PdfSearch } from './usePdfSearch.ts';

export interface PdfSearchLineProps {
  readonly search: PdfSearch;
  /** Number of openings. A new number focuses the field again, as a second Ctrl+F does. */
  readonly call: number;
  readonly onClose: () => void;
}

const writeCount = ({ key, isDone, hits, at }: PdfSearch): string => {
  if (key === '') return '';
  if (!isDone) return 'Pesquisando…';
  if (hits.length === 0) return 'Nada encontrado';
  return `${(at + 1).toLocaleString('pt-BR')} de ${hits.length.toLocaleString('pt-BR')}`;
};

/** The search of a document: Enter goes on, Shift+Enter goes back, Escape closes. */
export function PdfSearchLine({ search, call, onClose }: PdfSearchLineProps) {
  const field = useRef<HTMLInputElement>(null);
  // The line opens because the person wants to type.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [call]);
  const isEmpty = search.hits.length === 0;
  return (
    <SecondLine role="search" aria-label="Buscar no documento">
      <ToolField
        ref={field}
        $size="normal"
        $isWide
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-label="Buscar no documento"
        placeholder="Buscar no documento"
        value={search.query}
        onChange={(event) => search.setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search.move(event.shiftKey ? -1 : 1);
          if (isFreshEscape(event)) {
            // Escape must not close the dialog around the viewer.
            event.stopPropagation();
            onClose();
          }
        }}
      />
      <Figure $letters={16} role="status" aria-label="Resultado da pesquisa">
        {writeCount(search)}
      </Figure>
      <IconButton
        size="small"
        label="Resultado anterior"
        icon={<ChevronUp />}
        isDisabled={isEmpty}
        onPress={() => search.move(-1)}
      />
      <IconButton
        size="small"
        label="Próximo resultado"
        icon={<ChevronDown />}
        isDisabled={isEmpty}
        onPress={() => search.move(1)}
      />
      <IconButton size="small" label="Fechar a busca" icon={<CloseIcon />} onPress={onClose} />
    </SecondLine>
  );
}
