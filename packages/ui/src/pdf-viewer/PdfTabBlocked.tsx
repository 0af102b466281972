import { Button } from '../button/Button.tsx';
import { LinkButton } from '../button/LinkButton.tsx';
import { SecondLine } from './pdfParts.tsx';

interface PdfTabBlockedProps {
  readonly url: string;
  readonly onDone: () => void;
}

/** A link to the document, which no browser blocks. */
export function PdfTabBlocked({ url, onDone }: PdfTabBlockedProps) {
  return (
    <SecondLine role="alert">
      <span>O navegador não abriu a aba em que o documento se imprime.</span>
      <LinkButton size="small" href={url} target="_blank" rel="noopener" onClick={onDone}>
        Abrir em outra aba
      </LinkButton>
      <Button size="small" tone="quiet" onPress={onDone}>
        Fechar aviso
      </Button>
    </SecondLine>
  );
}
