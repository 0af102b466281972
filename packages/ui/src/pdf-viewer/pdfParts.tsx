import styled, { css } from 'styled-components';
import { tabular } from '../theme/mixins.ts';
import { font, motion, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { fieldLook } from '../form/fieldLook.ts';

/** The whole viewer: as high as its place, or most of the window where the place has no height. */
export const Frame = styled.section`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  width: 100%;
  min-width: 0;
  height: 80vh;
  min-height: ${size.filledPage};
  max-height: 100%;
  overflow: hidden;
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  /* the wrapper of react-pdf */
  & > .react-pdf__Document { display: contents; }
`;

/** Content of a viewer without pages yet. */
export const Waiting = styled.div`
  display: grid;
  flex: 1 1 auto;
  align-content: center;
  justify-items: center;
  padding: ${space.xl};
  overflow: auto;
  & > * { width: 100%; max-width: ${size.loginForm}; }
`;

/** The line of tools above the pages. */
export const Tools = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.l};
  padding: ${space.xs} ${space.s};
  border-bottom: ${size.hairline} solid ${color.border};
`;

/** Tools that belong together. */
export const ToolGroup = styled.div<{ readonly $isLast?: boolean }>`
  ${tabular}
  display: flex;
  align-items: center;
  gap: ${space.xxs};
  font-size: ${font.size.table};
  white-space: nowrap;
  ${({ $isLast }) => $isLast && css`margin-left: auto;`}
`;

/** A field in the line of tools. */
export const ToolField = styled.input<{ readonly $size: 'normal'; readonly $isWide?: boolean }>`
  ${fieldLook}
  ${tabular}
  flex: none;
  width: ${size.pdfPageField};
  min-height: ${size.controlSmall};
  padding: 0 ${space.s};
  font-size: ${font.size.table};
  ${({ $isWide }) => ($isWide ? css`flex: 1 1 ${size.tileMin}; width: auto;` : css`text-align: center;`)}
`;

/** Numbers beside a field: as wide as the longest, so that nothing jumps. */
export const Figure = styled.output<{ readonly $letters: number }>`
  ${tabular}
  min-width: ${({ $letters }) => `${$letters}ch`};
  padding: 0 ${space.xs};
  color: ${color.textMuted};
  text-align: center;
`;

/** The line below the tools: search, or the progress of printing. */
export const SecondLine = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  padding: ${space.xs} ${space.s};
  border-bottom: ${size.hairline} solid ${color.border};
  background: ${color.surfaceSunken};
  font-size: ${font.size.table};
  & > :first-child:not(input) { flex: 1 1 ${size.tileMin}; }
`;

/** The scroller of the pages. */
export const Scroller = styled.div`
  position: relative;
  flex: 1 1 auto;
  min-height: 0;
  overflow: auto;
  scrollbar-gutter: stable;
  padding: ${space.l};
  background: ${color.canvas};
  &:focus-visible { outline: ${size.focusRing} solid ${color.focus}; outline-offset: -${size.focusRing}; }
  & .textLayer { mix-blend-mode: multiply; }
  & .textLayer ::highlight(pdf-found) { background-color: var(--pdf-found); }
  & .textLayer ::highlight(pdf-active) { background-color: var(--pdf-active); }
  --pdf-found: ${color.paperMark};
  --pdf-active: ${color.paperMarkStrong};
  @media (forced-colors: active) { --pdf-found: Highlight; --pdf-active: Mark; }
`;

/** All pages under one another, each at its own width. */
export const PageList = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.l};
  width: max-content;
  min-width: 100%;
`;

/** The place of one page, reserved before it is drawn. It is white like paper in both themes. */
export const PagePlace = styled.div`
  position: relative;
  background: ${color.paper};
  box-shadow: 0 0 0 ${size.hairline} ${color.border};
  overflow: hidden;
  forced-color-adjust: none;
`;

/** One drawing of a page; stretched from its corner while another zoom is being drawn. */
export const Sheet = styled.div<{ readonly $isHidden: boolean }>`
  position: absolute;
  top: 0;
  left: 0;
  transform-origin: 0 0;
  ${({ $isHidden }) => $isHidden && css`visibility: hidden;`}
`;

/** Message in the place of a page that failed. */
export const PageFailure = styled.p`
  padding: ${space.xl};
  color: ${color.onPaper};
`;

/** A link of the page, over its words. */
export const LinkPlace = styled.a`
  position: absolute;
  z-index: 2;
  border-radius: ${radius.s};
  transition: background ${motion.fast};
  &:focus-visible { outline: ${size.focusRing} solid ${color.paperFocus}; }
`;

/** Buttons under words, side by side. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s};
  margin-top: ${space.m};
`;
