import styled from 'styled-components';
import { Button } from '../button/Button.tsx';
import { LeaveGuard } from '../leaving/LeaveGuard.tsx';
import { size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { useWizard } from './useWizard.ts';
import { useCancel, WizardFooter } from './WizardFooter.tsx';
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
  const cancel = useCancel(props);
  return (
    <Root role="group" aria-label={props.title}>
      <WizardSteps wizard={wizard} props={props} headingLevel={2} />
      <Foot>
        {wizard.index > 0 && (
          <Left>
            <Button tone="quiet" isDisabled={props.isSaving ?? false} onPress={cancel}>
              Cancelar
            </Button>
          </Left>
        )}
        <WizardFooter wizard={wizard} props={props} />
      </Foot>
      <LeaveGuard isOn={props.hasChanges ?? false} title={props.title} />
    </Root>
  );
}
