import { use } from 'react';
import { Button } from '../button/Button.tsx';
import { ClosingContext } from '../leaving/closing.ts';
import { leave } from '../leaving/leaving.ts';
import type { WizardState } from './useWizard.ts';
import type { WizardProps } from './wizardTypes.ts';

interface WizardFooterProps {
  readonly wizard: WizardState;
  readonly props: WizardProps;
}

/** Leaves a wizard, and asks before anything typed is lost. */
const useCancel = ({ onCancel }: Pick<WizardProps, 'onCancel'>): (() => void) => {
  const closing = use(ClosingContext);
  return closing ? closing.close : () => leave(onCancel);
};

/** Cancelar on the first step and Anterior after it; Próximo, and on the last step the verb. */
export function WizardFooter({ wizard, props }: WizardFooterProps) {
  const cancel = useCancel(props);
  const { index, isLast, isChecking, back, next } = wizard;
  const { saveLabel = 'Salvar', isSaving = false } = props;
  return (
    <>
      {index === 0 ? (
        <Button isDisabled={isSaving} onPress={cancel}>
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
