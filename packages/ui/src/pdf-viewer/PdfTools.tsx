import {
  ChevronDown,
  ChevronUp,
  Download,
  MoveHorizontal,
  Printer,
  RotateCw,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { SearchIcon } from '../icon/icons.tsx';
import { isFreshEscape } from '../popover/isFreshEscape.ts';
import { Figure, ToolField, ToolGroup, Tools } from './pdfParts.tsx';
import type { PdfView } from './usePdfView.ts';
import { writeZoom } from './zoom.ts';

export interface PdfToolsProps {
  readonly view: PdfView;
  readonly pageCount: number;
  readonly isSearching: boolean;
  readonly onSearch: () => void;
  readonly onPrint: () => void;
  readonly onDownload: () => void;
}

/** The page number, typed or stepped. An invalid number changes back to the page in view. */
function PageField({ view, pageCount }: Pick<PdfToolsProps, 'view' | 'pageCount'>) {
  const [draft, setDraft] = useState<string | null>(null);
  const { current } = view.place;
  const go = (page: number) => view.goTo(Math.min(pageCount, Math.max(1, page)));
  const take = () => {
    const page = Number(draft);
    if (draft !== null && /^\d+$/.test(draft.trim())) go(page);
    setDraft(null);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    take();
  };
  return (
    <>
      <IconButton
        size="small"
        label="Página anterior"
        icon={<ChevronUp />}
        isDisabled={current <= 1}
        onPress={() => go(current - 1)}
      />
      <form onSubmit={handleSubmit}>
        <ToolField
          $size="normal"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          aria-label={`Página, de 1 a ${pageCount}`}
          value={draft ?? String(current)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (isFreshEscape(event)) setDraft(null);
            if (event.key === 'ArrowDown') go(current + 1);
            if (event.key === 'ArrowUp') go(current - 1);
          }}
        />
      </form>
      <span>de {pageCount.toLocaleString('pt-BR')}</span>
      <IconButton
        size="small"
        label="Próxima página"
        icon={<ChevronDown />}
        isDisabled={current >= pageCount}
        onPress={() => go(current + 1)}
      />
    </>
  );
}

/** Page, zoom, turn, search, print and download. */
export function PdfTools({ view, pageCount, isSearching, onSearch, onPrint, onDownload }: PdfToolsProps) {
  return (
    <Tools role="group" aria-label="Ferramentas do documento">
      <ToolGroup>
        <PageField view={view} pageCount={pageCount} />
      </ToolGroup>
      <ToolGroup>
        <IconButton size="small" label="Diminuir" icon={<ZoomOut />} onPress={() => view.stepZoom(-1)} />
        <Figure $letters={5} aria-label="Tamanho">
          {writeZoom(view.factor)}
        </Figure>
        <IconButton size="small" label="Aumentar" icon={<ZoomIn />} onPress={() => view.stepZoom(1)} />
        <IconButton
          size="small"
          label="Ajustar à largura"
          icon={<MoveHorizontal />}
          tone={view.zoom === 'width' ? 'secondary' : 'quiet'}
          isPressed={view.zoom === 'width'}
          onPress={() => view.setZoom(view.zoom === 'width' ? 'page' : 'width')}
        />
        <IconButton size="small" label="Girar para a direita" icon={<RotateCw />} onPress={view.turn} />
      </ToolGroup>
      <ToolGroup $isLast>
        <IconButton
          size="small"
          label="Buscar no documento"
          icon={<SearchIcon />}
          tone={isSearching ? 'secondary' : 'quiet'}
          isExpanded={isSearching}
          onPress={onSearch}
        />
        <IconButton size="small" label="Imprimir em outra aba" icon={<Printer />} onPress={onPrint} />
        <IconButton size="small" label="Baixar" icon={<Download />} onPress={onDownload} />
      </ToolGroup>
    </Tools>
  );
}
