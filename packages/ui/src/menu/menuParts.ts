import { Button } from 'react-aria-components/Button';
import {
  Header,
  Keyboard,
  Menu as AriaMenu,
  MenuItem,
  MenuSection as AriaSection,
  Popover,
} from 'react-aria-components/Menu';
import styled, { css } from 'styled-components';
import { buttonLook, type ButtonLook } from '../button/buttonLook.ts';
import { font, layer, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export const Trigger = styled(Button)<ButtonLook>`
  ${buttonLook}
  padding: 0 ${space.s};
  font-weight: ${font.weight.normal};
`;

export const Pane = styled(Popover)`
  z-index: ${layer.popover};
  display: flex;
  min-width: ${size.menuList};
  max-width: min(${size.filterPopoverMost}, calc(100vw - ${space.l}));
  padding: ${space.xs};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadow};
`;

export const List = styled(AriaMenu)`
  flex: 1;
  display: grid;
  align-content: start;
  min-width: 0;
  overflow: auto;
  outline: none;
` as typeof AriaMenu;

export const Section = styled(AriaSection)`
  display: grid;
  & + &, [role='menuitem'] + &, & + [role='menuitem'] {
    margin-top: ${space.xs};
    padding-top: ${space.xs};
    border-top: ${size.hairline} solid ${color.border};
  }
` as typeof AriaSection;

export const SectionName = styled(Header)`
  padding: ${space.xs} ${space.m};
  color: ${color.textMuted};
  font-size: ${font.size.label};
  font-weight: ${font.weight.medium};
`;

const danger = css`
  color: ${color.negative};
  svg { color: inherit; }
  &[data-focused] { background: ${color.negativeSoft}; color: ${color.negative}; }
`;

export const Item = styled(MenuItem)<{ readonly $signs: boolean; readonly $danger: boolean }>`
  display: grid;
  /* One item with a sign indents the words of all items, so that they are aligned. */
  grid-template-columns: ${({ $signs }) => ($signs ? `calc(${size.icon} + ${space.s})` : 0)} 1fr auto;
  align-items: center;
  padding: ${space.s} ${space.m};
  border-radius: ${radius.s};
  cursor: pointer;
  outline: none;
  svg { width: ${size.icon}; height: ${size.icon}; color: ${color.textMuted}; }
  &[data-focused] { background: ${color.accentSoft}; color: ${color.accentInk}; }
  ${({ $danger }) => $danger && danger}
  &[data-focus-visible] { outline: ${size.focusRing} solid ${color.focus}; outline-offset: -${size.focusRing}; }
  &[data-disabled] { color: ${color.textFaint}; cursor: not-allowed; }
  @media (forced-colors: active) { &[data-focused] { outline: ${size.focusRing} solid Highlight; outline-offset: -${size.focusRing}; } }
`;

export const Label = styled.span`
  grid-column: 2;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Description = styled.span`
  grid-column: 2 / -1;
  color: ${color.textFaint};
  font-size: ${font.size.label};
  overflow-wrap: anywhere;
`;

export const Keys = styled(Keyboard)`
  grid-column: 3;
  padding-left: ${space.l};
  color: ${color.textMuted};
  font: ${font.weight.normal} ${font.size.label} ${font.family};
  white-space: nowrap;
`;
