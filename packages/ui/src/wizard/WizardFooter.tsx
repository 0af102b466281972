import { Button } from '../button/Button.tsx';
import type { WizardState } from './useWizard.ts';
import type { WizardProps } from './wizardTypes.ts';

interface WizardFooterProps {
  readonly wizard: WizardState;
  readonly props: WizardProps;
  readonly onLeave: () => void;
}

/** Cancelar on the first step and Anterior after it; Próximo, and on the last step the verb. */
export function WizardFooter({ wizard, props, onLeave }: WizardFooterProps) {
  const { index, isLast, isChecking, back, next } = wizard;
  const { saveLabel = 'Salvar', isSaving = false } = props;
  return (
    <>
      {index === 0 ? (
        <Button isDisabled={isSaving} onPress={onLeave}>
          Cancelar
        </Button>
      ) : (
        <Button isDisabled={isSaving} onPress={back}>
          Anterior
        </Button>
      )}
      <Button tone="primary" isPending={isChecking || (isLast && isSaving)} onPress={next}>
        {isLast ? saveLabel : 'Próximo'}
      </Button>
    </>
  );
}
