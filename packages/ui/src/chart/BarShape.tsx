import { color } from '../theme/tokens.ts';
import type { BarLayout } from './barLayout.ts';
import type { Box } from './chart.types.ts';
import { Figure } from './Marks.tsx';
import { ink, isOutlined } from './palette.ts';

export interface BarShapeProps {
  readonly box: Box;
  readonly value: number;
  readonly tone: number;
  /** True for a chart of one series. A negative value then has the colour of debts besides its sign. */
  readonly isAlone: boolean;
  readonly layout: BarLayout;
}

const gap = 6;
const corner = 3;

/** A bar, round at its far end, flat on zero. */
function outline({ x, y, width, height }: Box, towards: 'up' | 'down' | 'left' | 'right'): string {
  const r = Math.min(corner, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  if (towards === 'up')
    return `M${x},${bottom}V${y + r}Q${x},${y} ${x + r},${y}H${right - r}Q${right},${y} ${right},${y + r}V${bottom}Z`;
  if (towards === 'down')
    return `M${x},${y}V${bottom - r}Q${x},${bottom} ${x + r},${bottom}H${right - r}Q${right},${bottom} ${right},${bottom - r}V${y}Z`;
  if (towards === 'right')
    return `M${x},${y}H${right - r}Q${right},${y} ${right},${y + r}V${bottom - r}Q${right},${bottom} ${right - r},${bottom}H${x}Z`;
  return `M${right},${y}H${x + r}Q${x},${y} ${x},${y + r}V${bottom - r}Q${x},${bottom} ${x + r},${bottom}H${right}Z`;
}

/** One bar with its number at its end. */
export function BarShape({ box: bar, value, tone, isAlone, layout }: BarShapeProps) {
  const isDebt = value < 0;
  const paint = isDebt && isAlone ? color.negative : ink(tone);
  const isLight = !isAlone && isOutlined(tone);
  const { isHorizontal, valueText } = layout;
  const upright = isDebt ? 'down' : 'up';
  const lying = isDebt ? 'left' : 'right';
  return (
    <g>
      <path
        d={outline(bar, isHorizontal ? lying : upright)}
        fill={paint}
        fillOpacity={isLight ? 0.2 : 1}
        stroke={isLight ? paint : 'none'}
        strokeWidth={1.5}
      />
      {valueText && isHorizontal && (
        <Figure
          x={isDebt ? bar.x - gap : bar.x + bar.width + gap}
          y={bar.y + bar.height / 2}
          dy="0.35em"
          textAnchor={isDebt ? 'end' : 'start'}
        >
          {valueText(value)}
        </Figure>
      )}
      {valueText && !isHorizontal && (
        <Figure
          x={bar.x + bar.width / 2}
          y={isDebt ? bar.y + bar.height + gap : bar.y - gap}
          dy={isDebt ? '0.7em' : 0}
          textAnchor="middle"
        >
          {valueText(value)}
        </Figure>
      )}
    </g>
  );
}
