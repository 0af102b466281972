import styled from 'styled-components';
import { EqualIcon, TrendDownIcon, TrendUpIcon } from '../icon/icons.tsx';
import { tabular } from '../theme/mixins.ts';
import { font, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { describeDelta, type DeltaWords, type KpiDelta } from './delta.ts';

export interface DeltaProps {
  /** Null when there is nothing to compare with, which the line tells. */
  readonly delta: KpiDelta | null;
}

const icons = { up: <TrendUpIcon />, down: <TrendDownIcon />, flat: <EqualIcon /> } as const;
const inks: Record<DeltaWords['tone'], string> = {
  positive: color.positive,
  negative: color.negative,
  muted: color.textMuted,
};

const Root = styled.dd`
  ${tabular}
  color: ${color.textFaint};
  font-size: ${font.size.label};
`;

const News = styled.span<{ readonly $ink: string }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  color: ${({ $ink }) => $ink};
  font-weight: ${font.weight.medium};
  vertical-align: bottom;
  white-space: nowrap;
  svg { width: ${size.iconSmall}; height: ${size.iconSmall}; flex: none; }
`;

/** A change against another moment: arrow, sign and verdict, '+3,4% melhora em relação a setembro'. */
export function Delta({ delta }: DeltaProps) {
  if (!delta) return <Root>Sem comparação</Root>;
  const { direction, tone, amount, verdict, against } = describeDelta(delta);
  return (
    <Root>
      <News $ink={inks[tone]}>
        {icons[direction]}
        {`${amount} ${verdict}`.trim()}
      </News>{' '}
      {against}
    </Root>
  );
}
