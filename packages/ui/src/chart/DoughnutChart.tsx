import styled from 'styled-components';
import { tabular } from '../theme/mixins.ts';
import { font } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import type { ChartPoint, ChartProps } from './chart.types.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartKey } from './ChartKey.tsx';
import { DoughnutDrawing } from './DoughnutDrawing.tsx';
import { doughnutLayout, foldSmall } from './doughnutLayout.ts';
import { Plot } from './Plot.tsx';
import { total, twinOfPoints } from './tableTwin.ts';
import { writeShare, writeShort, writeValue } from './words.ts';

export interface DoughnutChartProps extends ChartProps {
  /** Parts of one whole. A negative number is in the table and in the total, but never in the ring. */
  readonly points: readonly ChartPoint[];
  /** The maximum of the sum of the parts; the ring then shows how full it is. */
  readonly ceiling?: number | undefined;
  /** Head of the column of numbers in the table: Vidas. Default Valor. */
  readonly valueLabel?: string | undefined;
}

const Centre = styled.div`
  ${tabular}
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  text-align: center;
  color: ${color.textMuted};
  font-size: ${font.size.label};
  line-height: 1.3;
  pointer-events: none;
  strong { color: ${color.text}; font-size: ${font.size.figure}; font-weight: ${font.weight.strong}; letter-spacing: -0.02em; }
  strong[data-long] { font-size: ${font.size.lead}; }
`;

const Over = styled.span`
  color: ${color.negative};
  font-weight: ${font.weight.medium};
`;

/** Parts of a whole as a ring with the total in its middle; with a ceiling, how much of it is reached. */
export function DoughnutChart({ points, ceiling, valueLabel = 'Valor', ...chart }: DoughnutChartProps) {
  const { title, format = 'integer', categoryLabel = 'Categoria' } = chart;
  const sum = total(points.map(({ value }) => value));
  const pieces = foldSmall(points);
  const drawn = total(pieces.map(({ value }) => value));
  /** Undefined for Outros, which joins small pieces and so has no category. */
  const hrefOfPiece = (index: number): string | undefined => {
    const place = points.findIndex(({ label }) => label === pieces[index]?.label);
    return place === -1 ? undefined : chart.links?.hrefOf(place, 0);
  };
  const noteOf = (index: number) => {
    const value = pieces[index]?.value ?? 0;
    return `${writeValue(value, format)} · ${writeShare(value, ceiling ?? drawn)}`;
  };
  const written = writeValue(sum, format);
  const shorten = (value: number) => {
    const exact = writeValue(value, format);
    return exact.length > 11 ? writeShort(value, format) : exact;
  };
  const middle = shorten(sum);
  const isAlone = pieces.length === 1 && (ceiling !== undefined || chart.isLow);
  const twin = twinOfPoints(points, { format, categoryLabel, valueLabel, hasTotal: true, hasShare: true });
  return (
    <ChartFrame
      chart={chart}
      twin={
        ceiling === undefined
          ? twin
          : {
              ...twin,
              foot: [`Total de ${writeValue(ceiling, format)} possíveis`, written, writeShare(sum, ceiling)],
            }
      }
      isEmpty={points.every(({ value }) => value === null)}
    >
      <Plot
        title={title}
        layoutFor={(width) =>
          doughnutLayout(pieces, { whole: Math.max(drawn, ceiling ?? 0), isLow: chart.isLow }, width)
        }
        readingOf={(index) => ({
          label: pieces[index]?.label ?? '',
          entries: [{ name: '', value: noteOf(index), tone: index }],
        })}
        draw={(layout, active) => <DoughnutDrawing layout={layout} noteOf={noteOf} active={active} />}
        onOpen={
          chart.links &&
          ((_, index) => {
            const href = hrefOfPiece(index);
            if (href !== undefined) chart.links?.onOpen(href);
          })
        }
        inside={
          <Centre>
            <strong data-long={middle.length > 8 || chart.isLow || undefined}>{middle}</strong>
            {ceiling === undefined ? (
              'no total'
            ) : (
              <>
                <span>de {shorten(ceiling)}</span>
                <span>{writeShare(sum, ceiling)}</span>
                {sum > ceiling && <Over>acima do teto</Over>}
              </>
            )}
          </Centre>
        }
        aside={(layout) =>
          !layout.hasSideLabels &&
          !isAlone && (
            <ChartKey
              isList
              shape="piece"
              linkComponent={chart.links?.linkComponent}
              entries={pieces.map(({ label, value }, at) => ({
                name: label,
                value: writeValue(value, format),
                note: writeShare(value, ceiling ?? drawn),
                href: hrefOfPiece(at),
              }))}
            />
          )
        }
      />
    </ChartFrame>
  );
}
