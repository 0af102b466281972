import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Notice } from '../notice/Notice.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { font, space } from '../theme/scale.ts';
import { Steps } from './Steps.tsx';
import { summaryKey, type WizardState } from './useWizard.ts';
import { WizardSummary } from './WizardSummary.tsx';
import type { WizardProps } from './wizardTypes.ts';

interface WizardStepsProps {
  readonly wizard: WizardState;
  readonly props: WizardProps;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
`;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  &[hidden] { display: none; }
`;

const Title = styled.h3`
  font-size: ${font.size.lead};
  font-weight: ${font.weight.strong};
  overflow-wrap: anywhere;
  /* the focus comes here to be read out */
  &:focus { outline: none; }
`;

const typed = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color']);

// Enter in a plain field goes on, as in a form; a form inside the step, or an open list, handles Enter itself.
const isForUs = ({ target, nativeEvent, defaultPrevented }: KeyboardEvent) =>
  target instanceof HTMLInputElement &&
  !defaultPrevented &&
  !nativeEvent.isComposing &&
  target.form === null &&
  !typed.has(target.type) &&
  target.getAttribute('role') !== 'combobox';

/** The line of steps and the current step; earlier steps stay in the page, hidden, with their input. */
export function WizardSteps({ wizard, props }: WizardStepsProps) {
  const { steps, items, index, furthest, section, problem, goTo, next } = wizard;
  const error = problem ?? (props.errorStep === undefined ? props.errorMessage : undefined);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isForUs(event)) return;
    event.preventDefault();
    next();
  };
  return (
    <Root>
      <Steps label={`Passos de ${props.title}`} steps={items} {...(!props.isSaving && { onChoose: goTo })} />
      {steps.map(({ key, label, content }, step) =>
        step > furthest ? null : (
          <Section
            key={key}
            ref={step === index ? section : undefined}
            hidden={step !== index}
            onKeyDown={handleKey}
          >
            <Title tabIndex={-1}>
              <VisuallyHidden>{`Passo ${step + 1} de ${steps.length}: `}</VisuallyHidden>
              {label}
            </Title>
            {key === summaryKey && props.summary ? (
              <WizardSummary steps={props.steps} answers={props.summary} onEdit={goTo} />
            ) : (
              content
            )}
            {error && step === index && (
              <Notice tone="negative" isLive>
                {error}
              </Notice>
            )}
          </Section>
        ),
      )}
    </Root>
  );
}
