import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { font, space } from '@vidas/ui/theme/scale.ts';
import { color } from '@vidas/ui/theme/tokens.ts';
import { styled } from 'styled-components';
import { type Look, looks, type Size, windows } from './looks.ts';

const SCALE = 0.3;

const Box = styled.span<{ $size: Size }>`
  display: block;
  position: relative;
  overflow: hidden;
  max-width: 100%;
  width: ${({ $size }) => $size.width * SCALE}px;
  height: ${({ $size }) => $size.height * SCALE}px;
  border: thin solid ${color.border};
  background: ${color.surfaceSunken};
  iframe {
    width: ${({ $size }) => $size.width}px;
    height: ${({ $size }) => $size.height}px;
    border: 0;
    transform: scale(${SCALE});
    transform-origin: 0 0;
    pointer-events: none;
  }
`;
const Caption = styled.span`
  &&& { display: block; margin-top: ${space.xs}; color: ${color.textMuted}; font-size: ${font.size.label}; }
`;

interface ThumbnailProps {
  readonly href: string;
  readonly label: string;
  readonly look: Look;
  /** The page as text; undefined before its play. */
  readonly snapshot: string | undefined;
}

/** A small picture of a state, drawn from its page's text without scripts when it comes into view. */
export function Thumbnail({ href, label, look, snapshot }: ThumbnailProps) {
  return (
    <AnchorMdx href={href} target="_self" aria-label={label}>
      <Box $size={windows[looks[look].window]}>
        {snapshot !== undefined && (
          <iframe
            title={label}
            srcDoc={snapshot}
            sandbox="allow-same-origin"
            loading="lazy"
            tabIndex={-1}
            aria-hidden="true"
          />
        )}
      </Box>
      <Caption>{snapshot === undefined ? `${looks[look].name}…` : looks[look].name}</Caption>
    </AnchorMdx>
  );
}
