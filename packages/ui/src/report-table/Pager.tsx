import styled from 'styled-components';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.tsx';
import { stacked, tabular } from '../theme/mixins.ts';
import { font, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { formatInteger } from '../format/format.ts';
import type { ReportView } from './view.types.ts';

/** The pages on offer, counted from 0: the first, the last and those around the current one. Null is a gap. */
export const pageNumbers = (page: number, pageCount: number): (number | null)[] => {
  const near = [
    0,
    page - 1,
    page,
    page + 1,
    pageCount - 1,
    ...(page < 3 ? [1, 2] : []),
    ...(page > pageCount - 4 ? [pageCount - 3, pageCount - 2] : []),
  ];
  const pages = [...new Set(near)]
    .filter((number) => number >= 0 && number < pageCount)
    .toSorted((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const gap = number - (pages[index - 1] ?? number);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
};

const Root = styled.nav`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.l};
  min-height: ${size.pager};
  color: ${color.textMuted};
  font-size: ${font.size.table};
  ${tabular}
  @media print { display: none; }
`;

const Pages = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin-left: auto;
  ${stacked} { margin-left: 0; }
`;

const PageButton = styled.button`
  display: grid;
  place-content: center;
  min-width: ${size.controlSmall};
  height: ${size.controlSmall};
  padding: 0 ${space.xs};
  border: ${size.hairline} solid transparent;
  border-radius: ${radius.s};
  background: none;
  color: ${color.textMuted};
  cursor: pointer;
  &:hover:not(:disabled) { background: ${color.surfaceSunken}; color: ${color.text}; }
  &[aria-current] { background: ${color.accentSoft}; color: ${color.accentInk}; font-weight: ${font.weight.strong}; }
  &:disabled { color: ${color.borderStrong}; cursor: default; }
  @media (forced-colors: active) { &[aria-current] { border-color: Highlight; } }
`;

const Sizes = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.s};
  select {
    height: ${size.controlSmall};
    border: ${size.hairline} solid ${color.borderStrong};
    border-radius: ${radius.s};
    background: ${color.surface};
    color: ${color.text};
  }
`;

interface PagerProps<Row> {
  readonly view: ReportView<Row>;
  /** Name of the table. */
  readonly label: string;
}

const rangeText = <Row,>({ page, pageSize, rows, count }: ReportView<Row>): string => {
  if (rows === undefined) return '';
  if (count === 0) return 'Nenhuma linha';
  const first = page * pageSize + 1;
  const last = Math.min(count, first + pageSize - 1);
  return `${formatInteger(first)}–${formatInteger(last)} de ${formatInteger(count)}`;
};

const fitting = 'O que cabe';

/** The pager: '1–15 de 128', the pages and the page size. It keeps its space when there is only one page. */
export function Pager<Row>({ view, label }: PagerProps<Row>) {
  // Drawn completely whenever the view changed; memoising its parts would cost more.
  'use no memo';
  const { page, pageCount, pageSize } = view;
  const sizes = view.paging?.sizes ?? [pageSize];
  return (
    <Root aria-label={`Páginas de ${label}`}>
      <span>{rangeText(view)}</span>
      <Sizes>
        Linhas por página
        <select
          value={view.isFitting ? fitting : pageSize}
          onChange={({ target }) => view.setPageSize(target.value === fitting ? null : Number(target.value))}
        >
          <option>{fitting}</option>
          {sizes.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </Sizes>
      <Pages>
        <PageButton
          type="button"
          aria-label="Página anterior"
          disabled={page === 0}
          onClick={() => view.setPage(page - 1)}
        >
          <ChevronLeftIcon />
        </PageButton>
        {pageNumbers(page, pageCount).map((number, index) =>
          number === null ? (
            <span key={`gap-${index < 3 ? 'before' : 'after'}`}>…</span>
          ) : (
            <PageButton
              key={number}
              type="button"
              aria-label={`Página ${formatInteger(number + 1)}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => view.setPage(number)}
            >
              {formatInteger(number + 1)}
            </PageButton>
          ),
        )}
        <PageButton
          type="button"
          aria-label="Próxima página"
          disabled={page === pageCount - 1}
          onClick={() => view.setPage(page + 1)}
        >
          <ChevronRightIcon />
        </PageButton>
      </Pages>
    </Root>
  );
}
