import type { ReactNode } from 'react';
import { ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import styled from 'styled-components';
import { formatInteger } from '../../format/format.ts';
import { CheckIcon } from '../../icon/icons.tsx';
import { font, layer, radius, size, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import { mostLines, type OptionLine } from './options.ts';
import type { Stretch } from '../../fold/fold.ts';

interface MarkedTextProps {
  readonly text: string;
  /** In order and without overlap. */
  readonly marks: readonly Stretch[];
}

/** A text with marked matches. */
function MarkedText({ text, marks }: MarkedTextProps) {
  const pieces = marks.flatMap(({ start, end }, index) => [
    { start: marks[index - 1]?.end ?? 0, end: start, isFound: false },
    { start, end, isFound: true },
  ]);
  const rest = marks.at(-1)?.end ?? 0;
  return [...pieces, { start: rest, end: text.length, isFound: false }].map(({ start, end, isFound }) =>
    isFound ? <mark key={start}>{text.slice(start, end)}</mark> : text.slice(start, end),
  );
}

/** Its lines come from the ComboBox around it. */
export interface OptionListProps {
  /** Content instead of options: loading, nothing found, a failure. */
  readonly empty: ReactNode;
  /** Number of matching options; at most the first hundred are shown. */
  readonly total: number;
}

const Pane = styled(Popover)`
  z-index: ${layer.popover};
  width: var(--trigger-width);
  min-width: ${size.menuList};
  max-width: calc(100vw - ${space.l});
  display: flex;
  flex-direction: column;
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadow};
`;

const List = styled(ListBox)`
  flex: 1;
  min-height: 0;
  max-height: 20em;
  padding: ${space.xs};
  overflow: auto;
  outline: none;
` as typeof ListBox;

const Line = styled(ListBoxItem)`
  display: grid;
  grid-template-columns: 1fr ${size.icon};
  gap: 0 ${space.s};
  align-items: center;
  padding: ${space.s} ${space.m};
  border-radius: ${radius.s};
  overflow-wrap: anywhere;
  cursor: pointer;
  outline: none;
  svg { grid-row: 1 / span 2; grid-column: 2; color: ${color.accent}; }
  &[data-selected] { font-weight: ${font.weight.medium}; }
  &[data-focused] { background: ${color.accentSoft}; color: ${color.accentInk}; }
  &[data-disabled] { color: ${color.textFaint}; cursor: not-allowed; }
  @media (forced-colors: active) { &[data-focused] { outline: ${size.focusRing} solid Highlight; outline-offset: -${size.focusRing}; } }
`;

const Quiet = styled.span`
  grid-column: 1;
  color: ${color.textFaint};
  font-size: ${font.size.label};
  font-weight: ${font.weight.normal};
  [data-focused] > & { color: inherit; }
`;

const Foot = styled.p`
  padding: ${space.s} ${space.l};
  border-top: ${size.hairline} solid ${color.border};
  color: ${color.textFaint};
  font-size: ${font.size.label};
`;

/** The list that opens under a search box; the words searched for are marked. */
export function OptionList({ empty, total }: OptionListProps) {
  return (
    <Pane offset={4}>
      <List<OptionLine> renderEmptyState={() => empty}>
        {({ option, marks }) => (
          <Line id={option.value} textValue={option.label} isDisabled={option.isDisabled ?? false}>
            {({ isSelected }) => (
              <>
                <span>
                  <MarkedText text={option.label} marks={marks} />
                </span>
                {option.hint && <Quiet>{option.hint}</Quiet>}
                {isSelected && <CheckIcon />}
              </>
            )}
          </Line>
        )}
      </List>
      {total > mostLines && (
        <Foot>
          {`As primeiras ${mostLines} de ${formatInteger(total)}: escreva mais para encontrar a sua`}
        </Foot>
      )}
    </Pane>
  );
}
