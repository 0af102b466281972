import styled from 'styled-components';
import { Dialog } from '../dialog/Dialog.tsx';
import { size } from '../theme/scale.ts';
import { PdfViewer, type PdfViewerProps } from './PdfViewer.tsx';

/** The props of the viewer, a title, and the callback for closing. */
export interface PdfDialogProps extends PdfViewerProps {
  /** Title of the dialog. */
  readonly title: string;
  /** Called when the person closes the dialog. */
  readonly onClose: () => void;
}

// As high as the window allows, so that the dialog does not jump when pages come and go.
const Room = styled.div`
  height: calc(100dvh - ${size.pdfDialogRest});
  min-height: 0;
`;

/** A PDF in a dialog over the page. Give it another `key` for another document. */
export function PdfDialog({ title, onClose, ...viewer }: PdfDialogProps) {
  return (
    <Dialog title={title} size="wide" onClose={onClose}>
      <Room>
        <PdfViewer {...viewer} />
      </Room>
    </Dialog>
  );
}
