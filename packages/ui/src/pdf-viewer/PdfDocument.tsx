import { useEffect, useEffectEvent, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Document, PasswordResponses, pdfjs, type DocumentProps } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { Progress } from '../progress/Progress.tsx';
import { documentOptions, workerSrc } from './pdfEngine.ts';
import { Frame, Waiting } from './pdfParts.tsx';
import { PdfPages } from './PdfPages.tsx';
import { PdfPassword } from './PdfPassword.tsx';
import { PdfSearchLine } from './PdfSearchLine.tsx';
import { PdfTools } from './PdfTools.tsx';
import type { Pdf } from './pdfTypes.ts';
import { usePageSizes } from './usePageSizes.ts';
import { usePdfSearch } from './usePdfSearch.ts';
import { usePdfView } from './usePdfView.ts';
import type { Zoom } from './zoom.ts';

// Set here and not in pdfEngine.ts, because react-pdf sets its own worker when it is loaded.
pdfjs.GlobalWorkerOptions.workerSrc = workerSrc;

export interface PdfDocumentProps {
  readonly label: string;
  readonly file: Blob;
  readonly initialZoom: Zoom;
  readonly passwordHint: string | undefined;
  /** Password to try before the person is asked. */
  readonly password: string | undefined;
  /** Called when the bytes are no readable PDF. */
  readonly onFail: (reason: unknown) => void;
  readonly onDownload: () => void;
  readonly onPrint: () => void;
  /** Notice above the pages. */
  readonly notice: ReactNode;
}

interface Question {
  readonly wrongCount: number;
  readonly answer: (password: string) => void;
}
type AskPassword = NonNullable<DocumentProps['onPassword']>;

const none: readonly never[] = [];

/**
 * The part of the viewer that uses pdf.js, loaded with the first document. The focus goes to the pages after the
 * password and after the search; the fields of both take it themselves.
 */
export function PdfDocument({
  label,
  file,
  initialZoom,
  passwordHint,
  password,
  onFail,
  onDownload,
  onPrint,
  notice,
}: PdfDocumentProps) {
  const [pdf, setPdf] = useState<Pdf | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  // Counts how often the search was opened; 0 while it is closed.
  const [searchCall, setSearchCall] = useState(0);
  const isSearching = searchCall > 0;
  const sizes = usePageSizes(pdf, onFail);
  const view = usePdfView(sizes ?? none, initialZoom);
  const search = usePdfSearch(pdf, view.place.current);

  const handlePassword: AskPassword = (answer, reason) => {
    const isWrong = reason === PasswordResponses.INCORRECT_PASSWORD;
    if (password !== undefined && !isWrong) answer(password);
    // A wrong `password` of the page is no wrong answer of the person, so it does not count.
    else setQuestion((last) => ({ answer, wrongCount: last && isWrong ? last.wrongCount + 1 : 0 }));
  };
  const focusPages = () => view.scroller?.focus({ preventScroll: true });
  // The pages replace the password field, which had the focus. Otherwise the body would get it, or Fechar of a dialog.
  const takeFocusFromPassword = useEffectEvent(() => {
    if (question) focusPages();
  });
  useEffect(() => takeFocusFromPassword(), [view.scroller]);
  const closeSearch = () => {
    setSearchCall(0);
    search.setQuery('');
    focusPages();
  };
  const acts: Readonly<Record<string, () => void>> = {
    '+': () => view.stepZoom(1),
    '=': () => view.stepZoom(1),
    '-': () => view.stepZoom(-1),
    '0': () => view.setZoom('width'),
    f: () => setSearchCall(searchCall + 1),
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey ? acts[event.key.toLowerCase()] : undefined;
    if (!act || !sizes) return;
    event.preventDefault();
    act();
  };
  const isAsking = question !== null && pdf === null;
  return (
    <Frame aria-label={label} onKeyDown={handleKeyDown}>
      {sizes && (
        <PdfTools
          view={view}
          pageCount={sizes.length}
          isSearching={isSearching}
          onSearch={() => (isSearching ? closeSearch() : setSearchCall(1))}
          onPrint={onPrint}
          onDownload={onDownload}
        />
      )}
      {sizes && isSearching && <PdfSearchLine search={search} call={searchCall} onClose={closeSearch} />}
      {notice}
      {isAsking && (
        <PdfPassword wrongCount={question.wrongCount} hint={passwordHint} onPassword={question.answer} />
      )}
      {!sizes && !isAsking && (
        <Waiting aria-busy="true">
          <Progress label="Abrindo o documento" />
        </Waiting>
      )}
      <Document
        file={file}
        options={documentOptions}
        suspense={false}
        loading={null}
        error={null}
        noData={null}
        onPassword={handlePassword}
        onLoadSuccess={setPdf}
        onLoadError={onFail}
        onSourceError={onFail}
      >
        {sizes && (
          <PdfPages
            label={label}
            sizes={sizes}
            view={view}
            searchKey={isSearching ? search.key : ''}
            active={isSearching ? search.active : null}
          />
        )}
      </Document>
    </Frame>
  );
}
