import styled from 'styled-components';
import { Button } from '../button/Button.tsx';
import { stacked } from '../theme/mixins.ts';
import { font, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import type { WizardAnswer, WizardStep } from './wizardTypes.ts';

export interface WizardSummaryProps {
  readonly steps: readonly Pick<WizardStep, 'key' | 'label'>[];
  /** By the key of the step; a step without answers is left out. */
  readonly answers: Readonly<Record<string, readonly WizardAnswer[]>>;
  readonly onEdit: (key: string) => void;
}

const Root = styled.div`
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
`;

const Part = styled.section`
  padding: ${space.m} ${space.l} ${space.l};
  & + & { border-top: ${size.hairline} solid ${color.border}; }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  font-weight: ${font.weight.strong};
`;

const Answers = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: ${space.xs} ${space.l};
  font-size: ${font.size.table};
  dt { color: ${color.textMuted}; }
  dd { overflow-wrap: anywhere; }
  ${stacked} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    dd { margin-bottom: ${space.s}; }
  }
`;

/** The answers, step by step, with a way back to each. */
export function WizardSummary({ steps, answers, onEdit }: WizardSummaryProps) {
  return (
    <Root>
      {steps.map(({ key, label }) => {
        const own = answers[key];
        if (!own) return null;
        return (
          <Part key={key} aria-label={label}>
            <Head>
              <span>{label}</span>
              <Button tone="quiet" size="small" aria-label={`Editar ${label}`} onPress={() => onEdit(key)}>
                Editar
              </Button>
            </Head>
            <Answers>
              {own.flatMap(({ name, value }) => [
                <dt key={`${name}-nome`}>{name}</dt>,
                <dd key={name}>{value === undefined || value === null || value === '' ? '—' : value}</dd>,
              ])}
            </Answers>
          </Part>
        );
      })}
    </Root>
  );
}
