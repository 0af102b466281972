import styled from 'styled-components';
import { tabular } from '../theme/mixins.ts';
import { font, layer, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import type { Reading } from './chart.types.ts';
import { Swatch } from './Swatch.tsx';

export interface CalloutProps {
  readonly reading: Reading;
  /** In px, from the corner of the drawing. */
  readonly anchor: { readonly x: number; readonly y: number };
  /** Size of the drawing in px. The box opens towards its middle and never leaves it. */
  readonly width: number;
}

const Root = styled.div`
  position: absolute;
  z-index: ${layer.sticky};
  top: 0;
  left: 0;
  width: max-content;
  max-width: min(${size.chartCallout}, 100%);
  padding: ${space.s} ${size.fieldPadding};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.s};
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadow};
  font-size: ${font.size.label};
  pointer-events: none;
  overflow-wrap: anywhere;
`;

const Label = styled.div`
  color: ${color.textMuted};
`;

const Entry = styled.div`
  ${tabular}
  display: flex;
  align-items: center;
  gap: ${space.s};
  strong { margin-left: auto; padding-left: ${space.s}; font-weight: ${font.weight.strong}; white-space: nowrap; }
`;

/**
 * The numbers of one place, drawn beside it. Screen readers skip it: key moves announce the numbers, and the table
 * has them.
 */
export function Callout({ reading, anchor, width }: CalloutProps) {
  const isLeft = anchor.x > width / 2;
  const style = {
    transform: `translate(${Math.round(anchor.x)}px, ${Math.round(anchor.y)}px) translate(${isLeft ? 'calc(-100% - 0.8em)' : '0.8em'}, -50%)`,
  };
  return (
    <Root aria-hidden="true" style={style}>
      <Label>{reading.label}</Label>
      {reading.entries.map((entry) => (
        <Entry key={entry.name}>
          {entry.tone !== undefined && entry.name !== '' && <Swatch tone={entry.tone} />}
          {entry.name}
          <strong>{entry.value}</strong>
        </Entry>
      ))}
    </Root>
  );
}
