import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';

/** What a Confirm takes. */
export interface ConfirmProps {
  /** The question, with the thing's name in it: Excluir o plano "Smart 200"? */
  readonly question: ReactNode;
  /** What follows from it, and whether it can be undone. */
  readonly children?: ReactNode;
  /** The verb on the button: Excluir, never OK. */
  readonly actionLabel: string;
  /** Default Cancelar; another word where the act itself is a cancelling. */
  readonly cancelLabel?: string | undefined;
  /** danger for what destroys (default), primary for the rest. */
  readonly tone?: 'danger' | 'primary' | undefined;
  /** The act is running: it can neither be repeated nor left. */
  readonly isPending?: boolean | undefined;
  /** Default true. */
  readonly isOpen?: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before an act that matters. */
export function Confirm({
  question,
  children,
  actionLabel,
  cancelLabel = 'Cancelar',
  tone = 'danger',
  isPending = false,
  isOpen = true,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  return (
    <Dialog
      title={question}
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      isDismissable={!isPending}
      onClose={onCancel}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button tone={tone} isPending={isPending} onPress={onConfirm}>
            {actionLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
