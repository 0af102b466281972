import styled from 'styled-components';
import { Dialog } from '../dialog/Dialog.tsx';
import { size } from '../theme/scale.ts';
import { PdfViewer, type PdfViewerProps } from './PdfViewer.tsx';

/** The viewer's own props, a title and the closing. */
export interface PdfDialogProps extends PdfViewerProps {
  /** O título do diálogo. */
  readonly title: string;
  /** Chamada quando a pessoa fecha. */
  readonly onClose: () => void;
}

// As high as the window allows, so that pages come and go without the dialog jumping.
const Room = styled.div`
  height: calc(100dvh - ${size.pdfDialogRest});
  min-height: 0;
`;

/** A PDF in a dialog over the page; give it another `key` for another document. */
export function PdfDialog({ title, onClose, ...viewer }: PdfDialogProps) {
  return (
    <Dialog title={title} size="wide" onClose={onClose}>
      <Room>
        <PdfViewer {...viewer} />
      </Room>
    </Dialog>
  );
}
