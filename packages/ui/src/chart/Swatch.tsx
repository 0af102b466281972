import styled from 'styled-components';
import { dash, ink, isOutlined } from './palette.ts';

export interface SwatchProps {
  /** Index of the colour. */
  readonly tone: number;
  /** Form of the sample, as in the drawing: a filled piece (default), a bar or outline, a line with its dashes. */
  readonly shape?: 'piece' | 'bar' | 'line' | undefined;
}

const Root = styled.svg`
  flex: none;
  width: 1.2em;
  height: 0.85em;
`;

/** A sample of a colour beside its name; decoration. */
export function Swatch({ tone, shape = 'piece' }: SwatchProps) {
  const isLight = shape === 'bar' && isOutlined(tone);
  return (
    <Root viewBox="0 0 17 12" aria-hidden="true" focusable="false">
      {shape === 'line' ? (
        <path d="M0,6H17" stroke={ink(tone)} strokeWidth="2.5" strokeDasharray={dash(tone)} />
      ) : (
        <rect
          x="3"
          y="1"
          width="10"
          height="10"
          rx="2"
          fill={ink(tone)}
          fillOpacity={isLight ? 0.2 : 1}
          stroke={ink(tone)}
          strokeWidth="1.5"
        />
      )}
    </Root>
  );
}
