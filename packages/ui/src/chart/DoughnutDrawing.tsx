import { color } from '../theme/tokens.ts';
import type { DoughnutLayout } from './doughnutLayout.ts';
import { Figure, Words } from './Marks.tsx';
import { ink } from './palette.ts';

/** Radii and centre of a ring, in px. */
interface Ring {
  readonly cx: number;
  readonly cy: number;
  readonly inner: number;
  readonly outer: number;
}

/** Largest angle of a piece, in degrees. An arc whose ends meet would not be drawn at all. */
const fullest = 359.999;

/** The SVG path of a piece of a ring, clockwise. Angles are in degrees; 90 is the top. */
export function sectorPath({ cx, cy, inner, outer }: Ring, startAngle: number, endAngle: number): string {
  const turned = Math.min(startAngle - endAngle, fullest);
  const at = (radius: number, angle: number) => {
    const radians = (angle * Math.PI) / 180;
    return `${cx + radius * Math.cos(radians)},${cy - radius * Math.sin(radians)}`;
  };
  const end = startAngle - turned;
  const isLong = turned > 180 ? 1 : 0;
  const out = `M${at(outer, startAngle)}A${outer},${outer} 0 ${isLong} 1 ${at(outer, end)}`;
  return `${out}L${at(inner, end)}A${inner},${inner} 0 ${isLong} 0 ${at(inner, startAngle)}Z`;
}

const lineHeight = 15;

export interface DoughnutDrawingProps {
  readonly layout: DoughnutLayout;
  /** Text below the name of each piece: 'R$ 1.200,00 · 12%'. */
  readonly noteOf: (index: number) => string;
  /** Index of the chosen piece, which is drawn stronger. */
  readonly active: number | undefined;
}

/** A ring of sectors with words beside it. */
export function DoughnutDrawing({ layout, noteOf, active }: DoughnutDrawingProps) {
  const { cx, cy, inner, outer, segments, hasSideLabels } = layout;
  return (
    <svg width={layout.width} height={layout.height}>
      <circle
        cx={cx}
        cy={cy}
        r={(inner + outer) / 2}
        fill="none"
        stroke={color.border}
        strokeWidth={outer - inner}
      />
      {segments.map(({ point, startAngle, endAngle, label, lines, leader }, at) => (
        <g key={point.label}>
          <path
            d={sectorPath({ cx, cy, inner, outer: at === active ? outer + 6 : outer }, startAngle, endAngle)}
            fill={ink(at)}
            stroke={color.surface}
            strokeWidth={segments.length > 1 ? 2 : 0}
          />
          {hasSideLabels && (
            <>
              <path d={leader} fill="none" stroke={color.borderStrong} />
              <circle cx={label.x - (label.isRight ? 9 : -9)} cy={label.y} r="4" fill={ink(at)} />
              {lines.map((line, row) => (
                <Words
                  key={line}
                  x={label.x}
                  y={label.y + (row - lines.length / 2) * lineHeight + 8}
                  textAnchor={label.isRight ? 'start' : 'end'}
                >
                  {line}
                </Words>
              ))}
              <Figure
                x={label.x}
                y={label.y + (lines.length / 2) * lineHeight + 8}
                textAnchor={label.isRight ? 'start' : 'end'}
              >
                {noteOf(at)}
              </Figure>
            </>
          )}
        </g>
      ))}
    </svg>
  );
}
