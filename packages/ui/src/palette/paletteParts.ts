import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import styled from 'styled-components';
import { Scrim } from '../dialog/dialogLook.ts';
import { narrow, stacked } from '../theme/mixins.ts';
import { font, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export const Overlay = styled(Scrim)`
  display: grid;
  justify-items: center;
  align-items: start;
  padding: calc(${size.header} + ${space.l}) ${space.l} ${space.l};
  ${narrow} { padding: 0; align-items: stretch; }
`;

export const Pane = styled(Modal)`
  display: flex;
  width: 100%;
  max-width: ${size.palette};
  max-height: 100%;
  min-height: 0;
  overflow: hidden;
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadow};
  ${narrow} { border: 0; border-radius: 0; }
`;

export const Frame = styled(Dialog)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  min-height: 0;
  outline: none;
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.m};
  padding: ${space.s} ${space.s} ${space.s} ${space.l};
  border-bottom: ${size.hairline} solid ${color.border};
  color: ${color.textMuted};
  svg { flex: none; }
`;

// The box has no focus ring. The focus never leaves it, and the list marks the active item.
export const Box = styled.input`
  flex: 1;
  min-width: 0;
  height: ${size.controlLarge};
  padding: 0;
  border: 0;
  outline: none;
  background: none;
  color: ${color.text};
  font-size: ${font.size.lead};
  &::placeholder { color: ${color.textFaint}; opacity: 1; }
`;

export const List = styled.div`
  flex: 0 1 ${size.paletteList};
  min-height: 0;
  overflow: auto;
  padding: ${space.xs} ${space.s} ${space.s};
  scroll-padding: ${space.xxl} 0 ${space.s};
  overscroll-behavior: contain;
  ${narrow} { flex: 1; }
`;

export const GroupName = styled.div`
  padding: ${space.m} ${space.s} ${space.xs};
  color: ${color.textMuted};
  font-size: ${font.size.label};
  font-weight: ${font.weight.medium};
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-height: ${size.control};
  padding: ${space.xs} ${space.s};
  border-radius: ${radius.s};
  cursor: pointer;
  svg { flex: none; color: ${color.textMuted}; }
  &[aria-selected='true'] {
    background: ${color.accentSoft};
    color: ${color.accentInk};
    box-shadow: inset ${size.thickLine} 0 0 ${color.accent};
    svg { color: inherit; }
  }
  @media (forced-colors: active) { &[aria-selected='true'] { outline: ${size.focusRing} solid Highlight; outline-offset: -${size.focusRing}; } }
`;

export const Label = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Detail = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${font.size.label};
  font-variant-numeric: tabular-nums;
  [aria-selected='true'] & { color: inherit; }
`;

export const Hint = styled.span`
  flex: none;
  color: ${color.textMuted};
  font-size: ${font.size.label};
  [aria-selected='true'] & { color: inherit; }
`;

export const Nothing = styled.div`
  flex: 0 1 ${size.paletteList};
  min-height: 0;
  display: grid;
  place-content: center;
  gap: ${space.xs};
  padding: ${space.xl};
  overflow: auto;
  color: ${color.textMuted};
  text-align: center;
  overflow-wrap: anywhere;
  strong { color: ${color.text}; font-weight: ${font.weight.medium}; }
  ${narrow} { flex: 1; }
`;

export const Note = styled.div`
  padding: ${space.s} ${space.l};
  border-top: ${size.hairline} solid ${color.border};
  color: ${color.textMuted};
  font-size: ${font.size.label};
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.l};
  padding: ${space.s} ${space.l};
  border-top: ${size.hairline} solid ${color.border};
  color: ${color.textMuted};
  font-size: ${font.size.label};
  ${stacked} { display: none; }
`;
