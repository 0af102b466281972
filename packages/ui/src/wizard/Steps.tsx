import styled from 'styled-components';
import { CheckIcon, WarningIcon } from '../icon/icons.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { stacked, tabular } from '../theme/mixins.ts';
import { font, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import type { StepState } from './stepStates.ts';

/** One step on the line. */
export interface StepItem {
  readonly key: string;
  readonly label: string;
  readonly state: StepState;
}

export interface StepsProps {
  /** The goal of the steps, for screen readers. */
  readonly label: string;
  /** The steps, in order. */
  readonly steps: readonly StepItem[];
  /** Called with the key of a step that is done or wrong; without it the steps are words only. */
  readonly onChoose?: ((key: string) => void) | undefined;
}

const Root = styled.ol`
  display: flex;
  gap: ${space.s};
  padding: 0;
  list-style: none;
  ${stacked} { flex-direction: column; gap: 0; }
`;

const Item = styled.li`
  flex: 1 1 0;
  min-width: 0;
`;

const Box = styled.div<{ readonly $state: StepState }>`
  display: flex;
  align-items: center;
  gap: ${space.s};
  width: 100%;
  height: 100%;
  min-height: ${size.control};
  padding: ${space.s} ${space.xs} ${space.s} 0;
  border: 0;
  border-top: ${size.thickLine} solid ${({ $state }) => ($state === 'current' || $state === 'done' ? color.accent : $state === 'error' ? color.negative : color.border)};
  background: none;
  color: ${({ $state }) => ($state === 'ahead' ? color.textMuted : $state === 'error' ? color.negative : color.text)};
  font-size: ${font.size.table};
  font-weight: ${({ $state }) => ($state === 'current' ? font.weight.strong : font.weight.medium)};
  line-height: 1.3;
  text-align: left;
  overflow-wrap: anywhere;
  &:is(button) { cursor: pointer; }
  &:is(button):hover { text-decoration: underline; text-underline-offset: 0.2em; }
  ${stacked} {
    height: auto;
    padding: ${space.xs} ${space.m};
    border-top: 0;
    border-left: ${size.thickLine} solid ${({ $state }) => ($state === 'current' || $state === 'done' ? color.accent : $state === 'error' ? color.negative : color.border)};
  }
`;

const Round = styled.span<{ readonly $state: StepState }>`
  ${tabular}
  flex: none;
  display: grid;
  place-content: center;
  width: ${space.xl};
  height: ${space.xl};
  border: ${size.hairline} solid ${({ $state }) => ($state === 'error' ? color.negative : $state === 'ahead' ? color.borderStrong : color.accent)};
  border-radius: ${radius.pill};
  background: ${({ $state }) => ({ current: color.accent, done: color.accentSoft, error: color.negativeSoft, ahead: 'transparent' })[$state]};
  color: ${({ $state }) => ({ current: color.onAccent, done: color.accentInk, error: color.negative, ahead: color.textMuted })[$state]};
  font-size: ${font.size.label};
  font-weight: ${font.weight.strong};
  svg { width: ${size.iconSmall}; height: ${size.iconSmall}; }
  @media (forced-colors: active) { border-color: CanvasText; }
`;

const words: Record<StepState, string> = {
  ahead: '',
  current: '',
  done: ' (concluído)',
  error: ' (com erro)',
};

/** The steps of a longer task and the state of each; one under another when the window is narrower than 900 px. */
export function Steps({ label, steps, onChoose }: StepsProps) {
  return (
    <Root aria-label={label}>
      {steps.map(({ key, label: name, state }, index) => {
        const isOpen = onChoose && (state === 'done' || state === 'error');
        return (
          <Item key={key} aria-current={state === 'current' ? 'step' : undefined}>
            <Box
              $state={state}
              {...(isOpen && { as: 'button', type: 'button', onClick: () => onChoose(key) })}
            >
              <Round aria-hidden="true" $state={state}>
                {state === 'done' ? <CheckIcon /> : state === 'error' ? <WarningIcon /> : index + 1}
              </Round>
              <span>
                {name}
                <VisuallyHidden>{words[state]}</VisuallyHidden>
              </span>
            </Box>
          </Item>
        );
      })}
    </Root>
  );
}
