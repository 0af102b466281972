import styled from 'styled-components';
import { stacked, tabular } from '../theme/mixins.ts';
import { font, motion, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** One entry of the list. */
export const Row = styled.li`
  display: grid;
  min-width: 0;
  &:first-child > * { border-top-left-radius: ${radius.m}; border-top-right-radius: ${radius.m}; }
  &:last-child > * { border-bottom-left-radius: ${radius.m}; border-bottom-right-radius: ${radius.m}; }
`;

/**
 * Words at the left, figure at the right. The height is the same with one line of words as with two, so that nothing
 * jumps.
 */
export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-width: 0;
  min-height: ${size.entry};
  ${stacked} { flex-wrap: wrap; }
  padding: ${space.s} ${space.l};
  color: ${color.text};
  text-decoration: none;
`;

/** The same line as a link over its whole width. */
export const LinkLine = styled(Line)`
  transition: background ${motion.fast};
  & > svg { width: ${size.iconSmall}; height: ${size.iconSmall}; flex: none; color: ${color.textFaint}; }
  &:hover { background: ${color.surfaceSunken}; }
  &:hover strong { text-decoration: underline; }
  &:focus-visible { outline: ${size.focusRing} solid ${color.focus}; outline-offset: -${size.focusRing}; }
`;

export const Sign = styled.span<{ readonly $caution: boolean }>`
  display: grid;
  place-content: center;
  flex: none;
  width: ${size.avatar};
  height: ${size.avatar};
  border-radius: ${radius.m};
  background: ${({ $caution }) => ($caution ? color.cautionSoft : color.accentSoft)};
  color: ${({ $caution }) => ($caution ? color.caution : color.accentInk)};
  svg { width: ${size.icon}; height: ${size.icon}; }
`;

export const Words = styled.span`
  flex: 1 1 0;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.strong`
  display: block;
  font-weight: ${font.weight.medium};
`;

export const Detail = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${font.size.table};
`;

/** Buttons at the right of the words; under them on a narrow screen. */
export const Acts = styled.span`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${space.xs};
  max-width: 100%;
  ${stacked} { flex-basis: 100%; }
`;

export const Figure = styled.span<{ readonly $caution: boolean }>`
  ${tabular}
  flex: none;
  color: ${({ $caution }) => ($caution ? color.caution : color.textMuted)};
  font-size: ${font.size.title};
  font-weight: ${({ $caution }) => ($caution ? font.weight.strong : font.weight.normal)};
`;
