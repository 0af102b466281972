import styled from 'styled-components';
import { radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export interface QrPictureProps {
  /** Name of the picture for screen readers: Código PIX de R$ 418,85. */
  readonly label: string;
  /** The picture row by row: 1 is dark. */
  readonly rows: readonly string[];
}

/** Light cells around the picture, by which a camera finds it. */
const QUIET = 4;

// Dark on white in both themes, because many cameras read nothing else.
const Picture = styled.svg`
  display: block;
  width: min(100%, ${size.qr});
  aspect-ratio: 1;
  padding: ${space.xs};
  border-radius: ${radius.m};
  background: ${color.paper};
  color: ${color.onPaper};
  forced-color-adjust: none;
`;

const pathOf = (rows: readonly string[]): string =>
  rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');

export function QrPicture({ label, rows }: QrPictureProps) {
  const side = rows.length + 2 * QUIET;
  return (
    <Picture
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(rows)} fill="currentColor" />
    </Picture>
  );
}
