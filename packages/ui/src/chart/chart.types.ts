import type { LinkComponent } from '../layout/link.ts';

/** Format of a chart's numbers: money from integer cents, integer, percent from percentage points (7.2 is 7,2%). */
export type ChartFormat = 'money' | 'integer' | 'percent';

/** One bar or one segment. */
export interface ChartPoint {
  readonly label: string;
  /** Undefined when there is no number; it is not drawn, and the table shows "—". */
  readonly value: number | null;
}

/** One line, or one colour of bars; its values are in the order of the chart's labels. */
export interface ChartSeries {
  readonly name: string;
  /** Undefined when there is no number: a gap in the line. */
  readonly values: readonly (number | null)[];
}

/** The reason for a missing number, and the way to try again. */
export interface ChartFailure {
  /** The message of the server. */
  readonly message?: string | undefined;
  /** Without it there is no button. */
  readonly onRetry?: (() => void) | undefined;
  /** The retry is running. */
  readonly isRetrying?: boolean | undefined;
}

/**
 * The rows behind the numbers of a chart. In the table each number is a link; in the drawing a press or Enter opens
 * it.
 */
export interface ChartLinks {
  /** Address of the rows behind a number, by the indexes of its category and series; undefined without rows. */
  readonly hrefOf: (place: number, series: number) => string | undefined;
  /** Address of the rows behind the sum of a series, for the key and the last line of the table. */
  readonly hrefOfTotal?: ((series: number) => string | undefined) | undefined;
  readonly linkComponent: LinkComponent;
  /** Opens an address after a press on the drawing. */
  readonly onOpen: (href: string) => void;
}

/** Props that all charts share. */
export interface ChartProps {
  /** The counted thing; the name of the figure and of its table. */
  readonly title: string;
  /** The subject of the numbers: a period, a reference date. */
  readonly subtitle?: string | undefined;
  /** Default integer. */
  readonly format?: ChartFormat | undefined;
  /** Head of the first column of the table: Mês, Faixa etária. Default Categoria. */
  readonly categoryLabel?: string | undefined;
  /** Level of the title in the outline of the page. Default 3. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** True for a low drawing with title, key and switch on one line, as on a board of many cards. Default false. */
  readonly isLow?: boolean | undefined;
  /** True for a grey block of the drawing's height. */
  readonly isLoading?: boolean | undefined;
  /** Text of an empty chart. Default: Nada para mostrar neste período. */
  readonly emptyText?: string | undefined;
  /** Error, shown instead of the drawing. */
  readonly failure?: ChartFailure | undefined;
  /** The rows behind the numbers, if the chart has any. */
  readonly links?: ChartLinks | undefined;
}

/** The words of one place of a chart, for the screen and for screen readers. */
export interface Reading {
  readonly label: string;
  readonly entries: readonly ReadingEntry[];
}

/** One number of a reading. */
export interface ReadingEntry {
  /** Name of the series; empty when there is only one. */
  readonly name: string;
  /** The number as text, with its unit. */
  readonly value: string;
  /** Index of its colour; undefined for a number that is not drawn. */
  readonly tone?: number | undefined;
}

/** A rectangle in px of the drawing, from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Positions in a drawing; pure, so that pointer, keys and drawing agree. */
export interface PlotLayout {
  readonly width: number;
  readonly height: number;
  /** Number of places that the arrows visit. */
  readonly count: number;
  /** Index of the place under the pointer. */
  readonly indexAt: (x: number, y: number) => number | undefined;
  /** The point that the callout of a place points to. */
  readonly anchorOf: (index: number) => { readonly x: number; readonly y: number };
  /** The highlighted area behind a chosen place; undefined when the drawing marks it itself. */
  readonly markOf: (index: number) => Box | undefined;
}
