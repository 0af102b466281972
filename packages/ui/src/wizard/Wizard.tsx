import styled from 'styled-components';
import { Button } from '../button/Button.tsx';
import { size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useWizard } from './useWizard.ts';
import { WizardFooter } from './WizardFooter.tsx';
import { WizardSteps } from './WizardSteps.tsx';
import type { WizardProps } from './wizardTypes.ts';

export type { WizardAnswer, WizardProps, WizardStep } from './wizardTypes.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.s};
  padding-top: ${space.l};
  border-top: ${size.hairline} solid ${color.border};
`;

const Left = styled.span`
  margin-right: auto;
`;

/**
 * A longer task in steps, in a page: each step is checked before the next, typed input is kept, leaving asks. Its state ends
 * with the component.
 */
export function Wizard(props: WizardProps) {
  const wizard = useWizard(props);
  const guard = useLeaveGuard(props.hasChanges ?? false, props.onCancel);
  return (
    <Root role="group" aria-label={props.title}>
      <WizardSteps wizard={wizard} props={props} headingLevel={2} />
      <Foot>
        {wizard.index > 0 && (
          <Left>
            <Button tone="quiet" isDisabled={props.isSaving ?? false} onPress={guard.leave}>
              Cancelar
            </Button>
          </Left>
        )}
        <WizardFooter wizard={wizard} props={props} onLeave={guard.leave} />
      </Foot>
      <LeaveQuestion guard={guard} title={props.title} />
    </Root>
  );
}
