import styled, { css } from 'styled-components';
import { stacked, tabular, visuallyHidden } from '../theme/mixins.ts';
import { breakpoint, font, layer, motion, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

interface Folding {
  readonly $folded: boolean;
}

const beside = `@media (min-width: calc(${breakpoint.stack} + ${size.hairline}))`;

/** The column, or the drawer under the header. */
export const Root = styled.nav<Folding & { readonly $open: boolean }>`
  display: flex;
  flex-direction: column;
  width: ${({ $folded }) => ($folded ? size.menuFolded : size.menu)};
  min-height: 0;
  padding: ${space.s};
  overflow: hidden auto;
  border-right: ${size.hairline} solid ${color.border};
  background: ${color.surface};
  font-size: ${font.size.table};
  transition: width ${motion.normal};
  ${stacked} {
    position: fixed;
    z-index: ${layer.menu};
    inset: ${size.header} auto 0 0;
    width: min(${size.menuDrawer}, 100vw);
    visibility: ${({ $open }) => ($open ? 'visible' : 'hidden')};
    transform: ${({ $open }) => ($open ? 'none' : 'translateX(-100%)')};
    /* Visible at once on opening; otherwise the focus could not move in. */
    transition: transform ${motion.normal}, visibility ${({ $open }) => ($open ? '0s' : motion.normal)};
    /* The global style gives every element a transition of 0.01 ms here, and the links would still be hidden when the focus comes. */
    @media (prefers-reduced-motion: reduce) {
      &, & * { transition: none !important; }
    }
  }
`;

/** Dims the page behind the drawer. */
export const Backdrop = styled.div`
  display: none;
  ${stacked} { display: block; position: fixed; inset: ${size.header} 0 0; z-index: ${layer.menu - 1}; background: ${color.scrim}; }
`;

/** The heading of a group; a hairline in the folded menu. */
export const GroupName = styled.h2<Folding>`
  padding: ${size.controlPadding} ${size.fieldPadding} ${space.xs};
  color: ${color.textFaint};
  font-size: ${font.size.tiny};
  font-weight: ${font.weight.medium};
  ${beside} {
    ${({ $folded }) =>
      $folded &&
      css`
      height: 0;
      margin: ${space.s} ${size.fieldPadding};
      padding: 0;
      overflow: hidden;
      border-top: ${size.hairline} solid ${color.border};
    `}
  }
`;

export const Items = styled.ul`
  display: grid;
  /* Not wider than the column. Otherwise a long name would be cut without its ellipsis. */
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;
`;

const item = css<Folding>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${size.fieldPadding};
  width: 100%;
  min-height: ${size.menuItem};
  padding: 0 ${size.fieldPadding};
  border-radius: ${radius.s};
  color: ${color.textMuted};
  text-decoration: none;
  cursor: pointer;
  svg { flex: none; width: ${size.icon}; height: ${size.icon}; }
  &:hover { background: ${color.surfaceSunken}; color: ${color.text}; }
  &:focus-visible { outline: ${size.focusRing} solid ${color.focus}; outline-offset: -${size.focusRing}; }
  ${beside} { ${({ $folded }) => $folded && 'justify-content: center;'} }
  ${stacked} { min-height: ${size.controlLarge}; font-size: ${font.size.body}; }
`;

export const Link = styled.a<Folding>`
  ${item}
  &[aria-current] { background: ${color.accentSoft}; color: ${color.accentInk}; font-weight: ${font.weight.medium}; }
  @media (forced-colors: active) { &[aria-current] { outline: ${size.hairline} solid Highlight; } }
`;

/** Button at the foot of the column that folds the menu. */
export const Fold = styled.button<Folding>`
  ${item}
  flex: none;
  margin-top: auto;
  border: 0;
  background: none;
  text-align: left;
  ${stacked} { display: none; }
`;

/* Name of a screen. It wraps to a second line, so that spaced letters are not cut (WCAG 1.4.12). */
export const Label = styled.span<Folding>`
  flex: 1;
  min-width: 0;
  padding-block: ${space.xs};
  line-height: 1.4;
  overflow-wrap: anywhere;
  ${beside} { ${({ $folded }) => $folded && visuallyHidden} }
`;

/** Number of waiting things: at the right of the name, or a dot at the icon of the folded menu. */
export const Waiting = styled.span<Folding>`
  ${tabular}
  color: ${color.caution};
  font-size: ${font.size.label};
  ${beside} {
    ${({ $folded }) =>
      $folded &&
      css`
      position: absolute;
      top: ${space.xs};
      right: ${space.xs};
      width: ${size.dot};
      height: ${size.dot};
      overflow: hidden;
      border-radius: ${radius.pill};
      background: ${color.caution};
      font-size: 0;
      @media (forced-colors: active) { background: CanvasText; }
    `}
  }
`;
