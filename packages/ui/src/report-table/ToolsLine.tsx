import { Columns3, Download, Rows3 } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../form/Checkbox.tsx';
import { buttonLook, type ButtonLook } from '../button/buttonLook.ts';
import { tabular } from '../theme/mixins.ts';
import { font, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { Chip } from './Chip.tsx';
import { describeFilter } from './filters.ts';
import { downloadCsv } from './download.ts';
import { FloatingPop } from './FloatingPop.tsx';
import { formatInteger, formatMoney } from './format.ts';
import { mainTotal, sumOf } from './totals.ts';
import type { ReportView } from './view.types.ts';

const Root = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  min-height: ${size.controlSmall};
  font-size: ${font.size.table};
`;

const Count = styled.div`
  color: ${color.textMuted};
  ${tabular}
`;

const Right = styled.div`
  display: flex;
  gap: ${space.xxs};
  margin-left: auto;
  @media print { display: none; }
`;

const PlainButton = styled.button<ButtonLook>`
  ${buttonLook}
  &[aria-pressed='true'] { background: ${color.accentSoft}; color: ${color.accentInk}; }
`;

interface ToolsLineProps<Row> {
  readonly view: ReportView<Row>;
  /** Of the CSV; without it there is no export button. */
  readonly fileName: string | undefined;
}

/** Filters in force as chips, how many rows they leave, and at the right how the table is shown. */
export function ToolsLine<Row>({ view, fileName }: ToolsLineProps<Row>) {
  const isCompact = view.density === 'compact';
  return (
    <Root>
      {view.columns.map((column) => {
        const filter = view.filters[column.id];
        const lift = () => view.setFilter(column.id, null);
        return filter && <Chip key={column.id} text={describeFilter(column, filter)} onLift={lift} />;
      })}
      <Count role="status">{countText(view)}</Count>
      <Right>
        <PlainButton
          type="button"
          aria-pressed={isCompact}
          onClick={() => view.setDensity(isCompact ? 'normal' : 'compact')}
          $tone="quiet"
          $size="small"
        >
          <Rows3 size={16} aria-hidden="true" />
          Compacto
        </PlainButton>
        <ColumnsPop view={view} />
        {fileName !== undefined && (
          <Button
            size="small"
            tone="quiet"
            icon={<Download size={16} aria-hidden="true" />}
            isDisabled={view.filteredRows.length === 0}
            onPress={() => downloadCsv(fileName, view.toCsv())}
          >
            Exportar CSV
          </Button>
        )}
      </Right>
    </Root>
  );
}

/** '128 de 4.310 · total R$ 51.200,30' while a filter holds, '4.310 linhas' otherwise. */
const countText = <Row,>(view: ReportView<Row>): string => {
  if (view.rows === undefined) return '';
  const all = formatInteger(view.rows.length);
  const counted = view.isFiltered
    ? `${formatInteger(view.filteredRows.length)} de ${all}`
    : `${all} ${view.rows.length === 1 ? 'linha' : 'linhas'}`;
  const main = mainTotal(view.visibleColumns);
  return main ? `${counted} · total ${formatMoney(sumOf(view.filteredRows, main))}` : counted;
};

function ColumnsPop<Row>({ view }: { readonly view: ReportView<Row> }) {
  const visible = new Set(view.visibleColumns.map(({ id }) => id));
  return (
    <FloatingPop
      label="Colunas mostradas"
      trigger={(props) => (
        <PlainButton {...(props as object)} ref={props.ref} type="button" $tone="quiet" $size="small">
          <Columns3 size={16} aria-hidden="true" />
          Colunas
        </PlainButton>
      )}
    >
      {() =>
        view.columns.map(({ id, header }) => (
          <Checkbox
            key={id}
            label={header}
            checked={visible.has(id)}
            isDisabled={visible.size === 1 && visible.has(id)}
            onChange={(event) => view.setColumnVisible(id, event.target.checked)}
          />
        ))
      }
    </FloatingPop>
  );
}
