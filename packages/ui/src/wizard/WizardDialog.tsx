import { Dialog, type DialogSize } from '../dialog/Dialog.tsx';
import { FirstField } from '../dialog/FirstField.tsx';
import { LeaveGuard } from '../leaving/LeaveGuard.tsx';
import { useWizard } from './useWizard.ts';
import { WizardFooter } from './WizardFooter.tsx';
import { WizardSteps } from './WizardSteps.tsx';
import type { WizardProps } from './wizardTypes.ts';

export interface WizardDialogProps extends WizardProps {
  /** Default medium, 700 wide. */
  readonly size?: DialogSize | undefined;
}

/**
 * A longer task in steps, in a dialog: each step is checked before the next, and typed input is kept. Mount it to open it, so that
 * each opening begins anew. Escape, the cross and Cancelar ask when there are changes.
 */
export function WizardDialog({ size, ...props }: WizardDialogProps) {
  const wizard = useWizard(props);
  return (
    <Dialog
      title={props.title}
      size={size}
      isDismissable={!props.isSaving}
      onClose={props.onCancel}
      footer={<WizardFooter wizard={wizard} props={props} />}
    >
      <LeaveGuard isOn={props.hasChanges ?? false} title={props.title} />
      <FirstField />
      <WizardSteps wizard={wizard} props={props} />
    </Dialog>
  );
}
