import { describeFilter } from '../filters/describe.ts';
import { filtersInForce } from '../filters/filterState.ts';
import type { ReportView } from '../view.types.ts';
import styled from 'styled-components';
import { CloseIcon } from '../../icon/icons.tsx';
import { font, radius, size, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  min-height: ${size.controlSmall};
  padding-left: ${space.m};
  border-radius: ${radius.pill};
  background: ${color.accentSoft};
  color: ${color.accentInk};
  font-size: ${font.size.label};
  font-weight: ${font.weight.medium};
  @media (forced-colors: active) { border: ${size.hairline} solid CanvasText; }
`;

const Lift = styled.button`
  display: grid;
  place-content: center;
  width: ${size.controlSmall};
  height: ${size.controlSmall};
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover { background: ${color.border}; }
  svg { width: ${size.iconSmall}; height: ${size.iconSmall}; }
`;

interface ChipProps {
  /** The filter in words: 'Nome contém “silva”'. */
  readonly text: string;
  readonly onLift: () => void;
}

/** One filter in force, removed by its cross. */
function Chip({ text, onLift }: ChipProps) {
  return (
    <Root>
      {text}
      <Lift type="button" aria-label={`Retirar o filtro ${text}`} onClick={onLift}>
        <CloseIcon />
      </Lift>
    </Root>
  );
}

/** The filters in force in words, each removed by its cross. */
export function FilterChips<Row>({ view }: { readonly view: ReportView<Row> }) {
  return filtersInForce(view.columns, view.filters).map(({ column, filter }) => (
    <Chip
      key={column.id}
      text={describeFilter(column, filter)}
      onLift={() => view.setFilter(column.id, null)}
    />
  ));
}
