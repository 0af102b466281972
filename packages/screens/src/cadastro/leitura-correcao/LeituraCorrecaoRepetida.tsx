import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { writeMoment } from './correcaoTexts.ts';

export interface LeituraCorrecaoRepetidaProps {
  readonly fileName: string;
  readonly por: string | null;
  /** 'YYYY-MM-DDTHH:mm' */
  readonly em: string | null;
  readonly onRead: () => void;
  readonly onCancel: () => void;
}

/** Note about an earlier import of the same file, with person and moment, and an act to read it anyway. */
export function LeituraCorrecaoRepetida({
  fileName,
  por,
  em,
  onRead,
  onCancel,
}: LeituraCorrecaoRepetidaProps) {
  const when = em === null ? '' : ` em ${writeMoment(em)}`;
  const who = por === null ? '' : ` por ${por}`;
  return (
    <Confirm
      question={`Ler de novo o arquivo “${fileName}”?`}
      actionLabel="Ler de novo"
      tone="primary"
      onConfirm={onRead}
      onCancel={onCancel}
    >
      {`Este arquivo já foi importado${when}${who}. Lê-lo de novo não muda nada: só mostra o que a ANS rejeitou.`}
    </Confirm>
  );
}
