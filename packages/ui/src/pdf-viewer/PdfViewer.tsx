import { Button } from '../button/Button.tsx';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { Progress } from '../progress/Progress.tsx';
import { PrintHint } from '../layout/PrintHint.tsx';
import { Acts, Frame, Waiting } from './pdfParts.tsx';
import { PdfTabBlocked } from './PdfTabBlocked.tsx';
import { saveFile } from '../save-file/saveFile.ts';
import { type LoadPdf, type PdfFailure, usePdfFile } from './usePdfFile.ts';
import { usePdfPrint } from './usePdfPrint.ts';
import type { Zoom } from './zoom.ts';

/** Props of the viewer. Give it another `key` for another document. */
export interface PdfViewerProps {
  /** Name of the document: names the region for screen readers. */
  readonly label: string;
  /** File name with its ending: boleto-2026-11.pdf. */
  readonly fileName: string;
  /** Fetches the bytes. It is called once, and again at each Tentar de novo. */
  readonly load: LoadPdf;
  /** Message for a `load` that rejected, such as the server's text. */
  readonly failureText?: ((reason: unknown) => string | undefined) | undefined;
  /** Source of the password, shown when the document asks for one: Os 5 primeiros dígitos do CPF. */
  readonly passwordHint?: string | undefined;
  /** Password to try before the person is asked. The file stays locked. */
  readonly password?: string | undefined;
  /** Default width. */
  readonly initialZoom?: Zoom | undefined;
  /** Called after the file was downloaded. */
  readonly onDownload?: (() => void) | undefined;
}

const percent = (fraction: number | null) => (fraction === null ? undefined : fraction * 100);

interface FailureProps {
  readonly label: string;
  readonly failure: PdfFailure;
  readonly failureText: PdfViewerProps['failureText'];
  readonly onRetry: () => void;
  readonly onDownload: (file: Blob) => void;
}

function Failure({ label, failure: { kind, reason, file }, failureText, onRetry, onDownload }: FailureProps) {
  return (
    <Frame aria-label={label}>
      <Waiting>
        <ErrorState
          title="Não foi possível abrir o documento"
          onRetry={kind === 'missing' ? onRetry : undefined}
        >
          {kind === 'broken'
            ? 'O arquivo está danificado ou não é um PDF.'
            : (failureText?.(reason) ?? 'Verifique a conexão e tente de novo.')}
          {kind === 'broken' && (
            <Acts>
              <Button onPress={onRetry}>Tentar de novo</Button>
              {file && (
                <Button tone="quiet" onPress={() => onDownload(file)}>
                  Baixar mesmo assim
                </Button>
              )}
            </Acts>
          )}
        </ErrorState>
      </Waiting>
    </Frame>
  );
}

/**
 * A PDF in the page: one scroll of pages, zoom, search, turn, print and download. It fills the height of its place.
 */
export function PdfViewer({
  label,
  fileName,
  load,
  failureText,
  passwordHint,
  password,
  initialZoom = 'width',
  onDownload,
}: PdfViewerProps) {
  const { phase, retry, reject } = usePdfFile(load);
  const { place, print, blockedUrl, dismiss } = usePdfPrint(phase, fileName);
  const download = (file: Blob) => {
    saveFile(file, fileName);
    onDownload?.();
  };
  return (
    <>
      <span ref={place} hidden />
      <PrintHint about="paper">
        <p>Esta folha não traz o documento, só diz como imprimi-lo.</p>
        <p>
          Na tela, com o documento aberto, use Ctrl+P ou Imprimir: ele se abre inteiro em outra aba. Imprima
          nela.
        </p>
      </PrintHint>
      {phase.kind === 'ready' && (
        <phase.Document
          label={label}
          file={phase.file}
          initialZoom={initialZoom}
          passwordHint={passwordHint}
          password={password}
          onFail={reject}
          onDownload={() => download(phase.file)}
          onPrint={print}
          notice={blockedUrl && <PdfTabBlocked url={blockedUrl} onDone={dismiss} />}
        />
      )}
      {phase.kind === 'loading' && (
        <Frame aria-label={label} aria-busy="true">
          <Waiting>
            <Progress label="Abrindo o documento" value={percent(phase.fraction)} />
          </Waiting>
        </Frame>
      )}
      {phase.kind === 'failed' && (
        <Failure
          label={label}
          failure={phase.failure}
          failureText={failureText}
          onRetry={retry}
          onDownload={download}
        />
      )}
    </>
  );
}
