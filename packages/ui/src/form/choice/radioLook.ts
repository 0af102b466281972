import styled, { css } from 'styled-components';
import { font, motion, radius, size as sizes, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import { stacked } from '../../theme/mixins.ts';
import { hintLook, labelLook, type FieldSize } from '../fieldLook.ts';

/** Arrangement of the answers: a plain list, one line beside fields, or a card for each that needs an explanation. */
export type RadioLook = 'plain' | 'line' | 'cards';

/** Look of the parts of a group. */
export interface RadioDress {
  readonly $look: RadioLook;
  readonly $size: FieldSize;
}

const isLarge = ({ $size }: RadioDress) => $size === 'large';
const isPlain = ({ $look }: RadioDress) => $look !== 'cards';
const isLine = ({ $look }: RadioDress) => $look === 'line';
const isLow = (dress: RadioDress) => !isPlain(dress) && !isLarge(dress);

/** Cards of the back office: the question is before them, and they are as high as a field. */
const low = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.l};
  /* A floated legend is no legend to the layout of a fieldset, so it can be on the line. */
  & > legend { float: left; margin: 0; }
  & > div { flex: 1 1 ${sizes.dialogSmall}; margin: 0; }
  ${stacked} { & > div { flex-basis: 100%; } }
`;

export const Root = styled.fieldset<RadioDress>`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  ${(dress) => isPlain(dress) && css`display: grid; gap: ${isLine(dress) ? 0 : space.s};`}
  ${(dress) => isLow(dress) && low}
`;

export const Legend = styled.legend<RadioDress>`
  ${labelLook}
  padding: 0;
  margin-bottom: ${(dress) => (isPlain(dress) && !isLine(dress) ? space.s : space.xs)};
`;

const cards = css`
  grid-template-columns: repeat(auto-fit, minmax(min(${sizes.tileMin}, 100%), 1fr));
  margin-block: ${space.xs};
`;

/* Answers as high as the fields beside them, so that two answers do not make the line higher. */
const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.l};
  min-height: ${sizes.control};
`;

export const Answers = styled.div<RadioDress>`
  display: grid;
  gap: ${space.s};
  ${(dress) => isLine(dress) && line}
  ${(dress) => !isPlain(dress) && cards}
`;

const card = css<RadioDress>`
  position: relative;
  gap: ${space.m};
  min-width: 0;
  padding: ${(dress) => (isLarge(dress) ? space.l : `${space.xs} ${space.m}`)};
  min-height: ${sizes.control};
  align-items: ${(dress) => (isLarge(dress) ? 'flex-start' : 'center')};
  border: ${sizes.hairline} solid ${color.borderStrong};
  border-radius: ${radius.m};
  background: ${color.surface};
  transition: border-color ${motion.fast}, background ${motion.fast};
  &:hover:not(:has(:disabled)) { border-color: ${color.textMuted}; }
  &:has(:checked) { border-color: ${color.accent}; background: ${color.accentSoft}; box-shadow: inset 0 0 0 ${sizes.hairline} ${color.accent}; }
  &:has(:focus-visible) { outline: ${sizes.focusRing} solid ${color.focus}; outline-offset: ${sizes.hairline}; }
  &:has(:disabled) { border-color: ${color.border}; background: ${color.surfaceSunken}; }
  [aria-invalid='true'] &:not(:has(:checked)) { border-color: ${color.negative}; }
  @media (forced-colors: active) { &:has(:checked) { outline: ${sizes.thickLine} solid Highlight; } }
  input { outline: none; }
`;

const mark = (dress: RadioDress) => (isPlain(dress) && isLarge(dress) ? sizes.logo : sizes.icon);

const letters = css<RadioDress>`
  font-size: ${(dress) => (isLarge(dress) ? font.size.lead : font.size.body)};
`;

export const Answer = styled.label<RadioDress>`
  display: flex;
  align-items: flex-start;
  gap: ${(dress) => (isLarge(dress) ? space.m : space.s)};
  cursor: pointer;
  ${(dress) => isPlain(dress) && letters}
  &:has(:disabled) { color: ${color.textMuted}; cursor: not-allowed; }
  input {
    flex: none;
    width: ${mark};
    height: ${mark};
    margin: ${(dress) => (isPlain(dress) ? '0.12em' : '0.2em')} 0 0;
    accent-color: ${color.accent};
    cursor: inherit;
  }
  ${(dress) => !isPlain(dress) && card}
`;

export const Sign = styled.span`
  flex: none;
  display: grid;
  color: ${color.accent};
  svg { width: ${sizes.iconLarge}; height: ${sizes.iconLarge}; }
  :disabled ~ & { color: ${color.textFaint}; }
`;

export const Words = styled.span<RadioDress>`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  ${(dress) => !isPlain(dress) && css<RadioDress>`display: grid; gap: ${space.xxs}; font-weight: ${font.weight.medium}; ${letters}`}
`;

export const Quiet = styled.span<RadioDress>`
  ${hintLook}
  ${(dress) => !isPlain(dress) && css`font-weight: ${font.weight.normal}; color: ${color.textMuted};`}
`;
