import styled from 'styled-components';
import { bareIconLook } from '../button/buttonLook.ts';
import { tabular } from '../theme/mixins.ts';
import { font, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

// The bar comes first in the document, so that the stop button is reached before the slides, but is drawn below them.
export const Root = styled.section`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space.s};
  min-width: 0;
`;

export const Viewport = styled.div`
  overflow: hidden;
  border-radius: ${radius.m};
  touch-action: pan-y pinch-zoom;
`;

export const Track = styled.div`
  display: flex;
`;

export const Slide = styled.div`
  flex: 0 0 100%;
  min-width: 0;
`;

export const Bar = styled.div`
  ${tabular}
  display: flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.textMuted};
  font-size: ${font.size.label};
`;

export const Dots = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: center;
`;

export const Dot = styled.button`
  ${bareIconLook}
  display: grid;
  width: ${space.xl};
  height: ${space.xl};
  &::before {
    content: '';
    width: ${space.s};
    height: ${space.s};
    border: ${size.hairline} solid ${color.borderStrong};
    border-radius: ${radius.pill};
  }
  &[aria-current]::before { width: ${space.l}; border-color: ${color.accent}; background: ${color.accent}; }
  @media (forced-colors: active) { &[aria-current]::before { background: Highlight; forced-color-adjust: none; } }
`;
