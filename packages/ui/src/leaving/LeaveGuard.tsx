import { use, useEffect, useRef, useState } from 'react';
import { Confirm, type ConfirmProps } from '../dialog/Confirm.tsx';
import { ClosingContext } from './closing.ts';
import { type Go, holdLeaving, holdText } from './leaving.ts';

interface LeaveGuardProps {
  /** True when something typed is not saved. */
  readonly isOn: boolean;
  /** True while the form is sent. The dialog around stays open, and the act itself may go on to another page. */
  readonly isPending?: boolean | undefined;
  /** Name of the form, when the page does not tell it. */
  readonly title?: string | undefined;
}

interface LeaveQuestionProps extends Pick<ConfirmProps, 'onConfirm' | 'onCancel'> {
  readonly title?: string | undefined;
}

/** The question before typed text is lost. */
export function LeaveQuestion({ title, ...acts }: LeaveQuestionProps) {
  // Not 'Descartar': react-aria uses that name for the hidden button that closes a dialog.
  return (
    <Confirm
      question={title === undefined ? 'Sair sem salvar?' : `Sair de “${title}” sem salvar?`}
      actionLabel="Sair sem salvar"
      cancelLabel="Continuar preenchendo"
      {...acts}
    >
      O que foi preenchido se perde.
    </Confirm>
  );
}

/** Asks before typed text is lost by a link, Back, a closed dialog or a closed tab. Use it inside its form. */
export function LeaveGuard({ isOn, isPending = false, title }: LeaveGuardProps) {
  const closing = use(ClosingContext);
  const [going, setGoing] = useState<Go | null>(null);
  const release = useRef<Go>(() => undefined);
  useEffect(() => (isOn ? holdText() : undefined), [isOn]);
  useEffect(() => {
    if (isPending) return closing?.hold(() => undefined);
    if (!isOn) return undefined;
    const ask = (go: Go) => setGoing(() => go);
    const releases = [holdLeaving(ask), ...(closing ? [closing.hold(ask)] : [])];
    release.current = () => releases.forEach((each) => each());
    return release.current;
  }, [isOn, isPending, closing]);
  if (going === null) return null;
  return (
    <LeaveQuestion
      title={title}
      onConfirm={() => {
        setGoing(null);
        release.current();
        going();
      }}
      onCancel={() => setGoing(null)}
    />
  );
}
