import styled from 'styled-components';
import { radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { KpiCard, type KpiCardProps } from './KpiCard.tsx';

const Root = styled.dl<{ readonly $isLine: boolean }>`
  display: grid;
  min-width: 0;
  height: 100%;
  padding: ${({ $isLine }) => ($isLine ? `${space.s} ${space.l}` : `${space.m} 0`)};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  & > div { min-width: 0; ${({ $isLine }) => !$isLine && `padding-right: ${space.l};`} }
`;

/** An indicator in a frame, as wide as its place in the grid or carousel of a dashboard. */
export function KpiTile(props: KpiCardProps) {
  return (
    <Root $isLine={props.isLine ?? false} aria-busy={props.isLoading ?? false}>
      <KpiCard {...props} />
    </Root>
  );
}
