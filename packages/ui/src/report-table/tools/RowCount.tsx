import { CircleStop, RotateCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { ring } from '../../button/buttonLook.ts';
import { VisuallyHidden } from '../../text/VisuallyHidden.tsx';
import { tabular } from '../../theme/mixins.ts';
import { space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import { type Column, mainTotal, nameOfTotal } from '../columns.ts';
import { agree, formatInteger, formatMoney } from '../../format/format.ts';
import { type Part, partOf } from '../part.ts';
import { PlainButton } from '../parts.ts';
import { isAwaited, sumOf, unknownSum } from '../totals.ts';
import type { ReportView } from '../view.types.ts';

const Count = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.s};
  color: ${color.textMuted};
  ${tabular}
`;

const Ring = styled.span`
  flex: none;
  color: ${color.accent};
  ${ring}
`;

interface RowCountProps<Row> {
  readonly view: ReportView<Row>;
}

const nothing = () => () => {};
const zero = () => 0;

/** Number of rows and their sums; for a part of a list also that it is one, and a way to stop or to read the rest. */
export function RowCount<Row>({ view }: RowCountProps<Row>) {
  // Drawn again only when the view changed, and then completely; memoising parts would cost more.
  'use no memo';
  const part = partOf(view.rows);
  const arrived = useSyncExternalStore(part?.watch ?? nothing, part?.count ?? zero);
  const isArriving = part?.state === 'arriving';
  return (
    <>
      {/* Screen readers do not read a count that changes five times a second, only the first and the last one. */}
      <Count role={isArriving ? undefined : 'status'} data-part={part?.state}>
        {isArriving && <Ring aria-hidden="true" />}
        <span>
          {countText(view, part, arrived)}
          <VisuallyHidden>{orderText(view)}</VisuallyHidden>
        </span>
      </Count>
      {part && <VisuallyHidden role="status">{isArriving && 'As linhas estão chegando.'}</VisuallyHidden>}
      {isArriving && part.stop && (
        <PlainButton
          type="button"
          onClick={part.stop}
          $tone="quiet"
          $size="small"
          title="Fica só o que já chegou"
        >
          <CircleStop size={16} aria-hidden="true" />
          Parar
        </PlainButton>
      )}
      {part?.readAgain && (
        <PlainButton type="button" onClick={part.readAgain} $tone="quiet" $size="small">
          <RotateCw size={16} aria-hidden="true" />
          Ler tudo
        </PlainButton>
      )}
    </>
  );
}

/** ', em ordem crescente de Plano, depois decrescente de Nome': the order for those who do not see the arrows. */
const orderText = <Row,>({ rows, columns, sorting }: ReportView<Row>): string => {
  if (rows === undefined || sorting.length === 0) return '';
  const words = sorting.flatMap(({ columnId, direction }) => {
    const header = columns.find(({ id }) => id === columnId)?.header;
    return header === undefined
      ? []
      : [`${direction === 'ascending' ? 'crescente' : 'decrescente'} de ${header}`];
  });
  if (words.length === 0) return '';
  return `, em ordem ${words.join(', depois ')}`;
};

const ofPart = {
  arriving: ' até agora',
  stopped: ', uma parte da lista',
  broken: ', uma parte da lista',
} as const;

/** Written sum with its name; null without one. */
const mainSum = <Row,>({ selection, isAdding }: ReportView<Row>, main: Column<Row>): string | null => {
  if (isAwaited(selection, main, isAdding)) return `${nameOfTotal(main)} ${unknownSum}`;
  const sum = sumOf(selection, main);
  return sum === null ? null : `${nameOfTotal(main)} ${formatMoney(sum)}`;
};

/**
 * '128 de 4.310 · Valor R$ 51.200,30' while a filter holds, '4.310 linhas' otherwise; '184.000 linhas até agora' while they arrive, with
 * the rows that are in no place yet.
 */
const countText = <Row,>(view: ReportView<Row>, part: Part | undefined, arrived: number): string => {
  if (view.rows === undefined) return '';
  const total = Math.max(view.total, arrived);
  const all = `${formatInteger(total)}${view.isFiltered && !part ? '' : agree(total, ' linha', ' linhas')}`;
  const counted = `${view.isFiltered ? `${formatInteger(view.count)} de ` : ''}${all}${part ? ofPart[part.state] : ''}`;
  const waits = part?.state === 'arriving' && view.sorting.length > 0 ? ' · a ordem se completa ao fim' : '';
  const main = view.server ? undefined : mainTotal(view.columns);
  const sum = main ? mainSum(view, main) : null;
  return sum === null ? `${counted}${waits}` : `${counted} · ${sum}${waits}`;
};
