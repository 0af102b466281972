import styled from 'styled-components';
import { tabular } from '../theme/mixins.ts';
import { font, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** The place for files and its list, one under the other. */
export const Group = styled.div`
  display: grid;
  gap: ${space.m};
  min-width: 0;
`;

/** The files, divided by hairlines. */
export const Files = styled.ul`
  padding: 0;
  list-style: none;
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
`;

/** One file with its result below. */
export const FileRow = styled.li`
  display: grid;
  gap: ${space.xs};
  padding: ${space.s} ${space.m};
  & + & { border-top: ${size.hairline} solid ${color.border}; }
`;

/** Name and words at the left, acts at the right; the acts go below where there is no room. */
export const FileLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} ${space.m};
  min-height: ${size.uploadRow};
`;

/** Name over words. */
export const FileWords = styled.div`
  display: grid;
  flex: 1 1 ${size.tileMin};
  gap: ${space.xxs};
  min-width: 0;
`;

/** The full name, because its end tells files apart, and the size. */
export const FileTitle = styled.div`
  ${tabular}
  display: flex;
  gap: ${space.s};
  align-items: baseline;
  min-width: 0;
`;

/** The name of the file; a removed one is struck. */
export const FileName = styled.span<{ readonly $isGone: boolean }>`
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: ${font.weight.medium};
  text-decoration: ${({ $isGone }) => ($isGone ? 'line-through' : 'none')};
  color: ${({ $isGone }) => ($isGone ? color.textMuted : color.text)};
`;

/** The size of the file. */
export const FileSize = styled.span`
  flex: none;
  color: ${color.textMuted};
  font-size: ${font.size.label};
`;

/** The state of a file, with its sign. */
export const FileState = styled.div<{ readonly $ink: string }>`
  display: flex;
  gap: ${space.xs};
  color: ${({ $ink }) => $ink};
  font-size: ${font.size.table};
  overflow-wrap: anywhere;
  svg { flex: none; width: ${size.iconSmall}; height: 1.45em; }
`;

/** Buttons of one file. */
export const FileActs = styled.div`
  display: flex;
  flex: none;
  gap: ${space.xs};
  margin-left: auto;
`;

/** Number of finished files, and the acts for all. */
export const Summary = styled.div`
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} ${space.s};
  min-height: ${size.controlSmall};
  margin-top: ${space.xs};
  padding-left: ${space.m};
  & > :first-child { margin-right: auto; }
  color: ${color.textMuted};
  font-size: ${font.size.table};
`;
