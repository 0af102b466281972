import { Confirm } from '../dialog/Confirm.tsx';
import type { useLeaveGuard } from './useLeaveGuard.ts';

interface LeaveQuestionProps {
  readonly guard: ReturnType<typeof useLeaveGuard>;
  readonly title: string;
}

/** The question before typed input is dropped. */
export function LeaveQuestion({ guard, title }: LeaveQuestionProps) {
  if (!guard.isAsking) return null;
  // Not 'Descartar': react-aria uses that name for the hidden button that closes a dialog.
  return (
    <Confirm
      question={`Sair de “${title}” sem salvar?`}
      actionLabel="Sair sem salvar"
      cancelLabel="Continuar preenchendo"
      onConfirm={guard.confirm}
      onCancel={guard.stay}
    >
      O que foi preenchido se perde.
    </Confirm>
  );
}
