import { formatInteger } from '../format/format.ts';
import type { ChartFormat, ChartPoint } from '../chart/chart.types.ts';
import { Sparkline } from '../chart/Sparkline.tsx';
import type { LinkComponent } from '../layout/link.ts';
import { Bar, Door, Label, Note, Value } from './shareParts.ts';

/** A column after the first one. */
export interface ShareColumn {
  readonly header: string;
  /** Words at the left instead of numbers at the right. */
  readonly isText?: boolean;
}

/** A number or a written text; null is a dash. */
type ShareText = number | string | null;

/** Content of a cell: a text, possibly with an address or the colour of a bad value. */
type ShareCell =
  | ShareText
  | {
      readonly text: ShareText;
      readonly href?: string | undefined;
      readonly isNegative?: boolean | undefined;
    };

/** One row of a ShareTable. */
export interface ShareRow {
  /** Name of the row; unique in the table. */
  readonly label: string;
  /** Address of exactly the rows that the first number counts. */
  readonly href?: string | undefined;
  /** A quiet line under the name. */
  readonly note?: string | undefined;
  /** Colours a row that asks for an act; its words must say so too. */
  readonly isCaution?: boolean | undefined;
  readonly cells: readonly ShareCell[];
  /** Length of the bar, from zero; a table has no bars when every row lacks it. */
  readonly share?: number | undefined;
  /** Line in place of the bar: the number in each of the last months, oldest first. */
  readonly trend?: ShareTrend | undefined;
}

/** A small line with the words that name it. */
interface ShareTrend {
  /** The counted thing and its time: Sinistralidade do Coletivo, 13 meses. */
  readonly title: string;
  readonly points: readonly ChartPoint[];
  readonly format?: ChartFormat | undefined;
}

interface ShareLineProps {
  readonly columns: readonly ShareColumn[];
  readonly row: ShareRow;
  readonly hasBars: boolean;
  /** Greatest share of the table. */
  readonly most: number;
  readonly linkComponent: LinkComponent;
}

const written = (value: ShareText): string =>
  typeof value === 'number' ? formatInteger(value) : (value ?? '—');

/** True for a day or moment, which must not break over two lines. */
const isDay = (text: string): boolean => /^\d\d\/\d\d\/\d{4}(\s\d\d:\d\d)?$/.test(text);

/** A row with its link, numbers and bar. */
export function ShareLine({ columns, row, hasBars, most, linkComponent }: ShareLineProps) {
  const { label, href, note, isCaution = false, cells, share, trend } = row;
  return (
    <tr>
      <Label scope="row" data-day={isDay(label)} $caution={isCaution}>
        {href === undefined ? (
          label
        ) : (
          <Door as={linkComponent} href={href}>
            {label}
          </Door>
        )}
        {note && <Note>{note}</Note>}
      </Label>
      {columns.map(({ header, isText }, at) => {
        const cell = cells[at] ?? null;
        const {
          text,
          href: own,
          isNegative = false,
        } = cell !== null && typeof cell === 'object' ? cell : { text: cell };
        return (
          <Value
            key={header}
            data-header={header}
            data-text={isText}
            data-day={isDay(written(text))}
            $caution={isCaution && at === 0}
            $negative={isNegative}
          >
            {own === undefined ? (
              written(text)
            ) : (
              <Door
                as={linkComponent}
                href={own}
                aria-label={isText ? undefined : `${written(text)} ${header}: ${label}`}
              >
                {written(text)}
              </Door>
            )}
          </Value>
        );
      })}
      {hasBars && trend && (
        <td data-bar>
          <Sparkline {...trend} isLow hasTable={false} />
        </td>
      )}
      {hasBars && !trend && (
        <td aria-hidden="true" data-bar>
          {share !== undefined && (
            <Bar
              $caution={isCaution}
              style={{ inlineSize: most > 0 ? `${Math.max(0, share / most) * 100}%` : 0 }}
            />
          )}
        </td>
      )}
    </tr>
  );
}
