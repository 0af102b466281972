import type { ChartPoint, PlotLayout } from './chart.types.ts';
import { inkCount } from './palette.ts';
import { drawingHeight, spread, wrap } from './scales.ts';

/** One piece of the ring; angles in degrees: 90 is the top, falling clockwise. */
export interface Segment {
  readonly point: ChartPoint & { readonly value: number };
  readonly startAngle: number;
  readonly endAngle: number;
  /** Position of the words of the piece, beside a wide ring. */
  readonly label: {
    readonly x: number;
    readonly y: number;
    readonly isRight: boolean;
  };
  /** Name of the piece in one line or two. */
  readonly lines: readonly string[];
  /** SVG path from the ring to the words. */
  readonly leader: string;
}

/** The measures for the drawing of a ring, in px. */
export interface DoughnutLayout extends PlotLayout {
  readonly cx: number;
  readonly cy: number;
  readonly inner: number;
  readonly outer: number;
  readonly segments: readonly Segment[];
  /** True when words are beside the ring. On a narrow screen they are below it. */
  readonly hasSideLabels: boolean;
}

/** Room over the ring in px: for the words beside it, or on a low drawing for the enlarged piece. */
const over = { high: 32, low: 8 };
/** Inner radius as a part of the outer one. */
const open = 60 / 88;
const sideRoom = 480;
/** The smallest angle of a piece in degrees, so that it can be seen. */
const leastAngle = 2;
const radians = Math.PI / 180;

/**
 * The points that a ring can show, without negative ones. With more points than colours the smallest are joined as
 * Outros.
 */
export function foldSmall(
  points: readonly ChartPoint[],
): readonly (ChartPoint & { readonly value: number })[] {
  const known = points.flatMap(({ label, value }) => (value !== null && value > 0 ? [{ label, value }] : []));
  if (known.length <= inkCount) return known;
  const bySize = known.toSorted((a, b) => b.value - a.value);
  const rest = bySize.slice(inkCount - 1);
  const label = `Outros (${rest.length})`;
  return [
    ...bySize.slice(0, inkCount - 1),
    { label, value: rest.reduce((sum, { value }) => sum + value, 0) },
  ];
}

function angles(values: readonly number[], whole: number): readonly number[] {
  const lifted = values.map((value) => Math.max((value / whole) * 360, leastAngle));
  const sum = lifted.reduce((all, angle) => all + angle, 0);
  const rest = Math.max(0, whole - values.reduce((all, value) => all + value, 0));
  const room = 360 - (rest / whole) * 360;
  return lifted.map((angle) => (angle / sum) * room);
}

/** The positions of a ring's pieces; `whole` is their sum, or the ceiling. */
export function doughnutLayout(
  points: readonly (ChartPoint & { readonly value: number })[],
  { whole, isLow }: { readonly whole: number; readonly isLow?: boolean | undefined },
  width: number,
): DoughnutLayout {
  const height = drawingHeight(isLow);
  const outer = height / 2 - (isLow ? over.low : over.high);
  const inner = outer * open;
  const hasSideLabels = points.length > 1 && width >= sideRoom;
  const cx = width / 2;
  const cy = height / 2;
  const sizes =
    whole > 0
      ? angles(
          points.map(({ value }) => value),
          whole,
        )
      : points.map(() => 0);
  let turned = 90;
  const arcs = points.map((point, at) => {
    const startAngle = turned;
    turned -= sizes[at] ?? 0;
    return { point, startAngle, endAngle: turned, middle: (startAngle + turned) / 2 };
  });
  const edgeAt = (angle: number, radius: number) => ({
    x: cx + radius * Math.cos(angle * radians),
    y: cy - radius * Math.sin(angle * radians),
  });
  const isRightOf = (angle: number) => Math.cos(angle * radians) >= 0;
  // Four labels of three lines fill a side; with more, each name gets one line.
  const linesOf = (label: string, neighbours: number) =>
    wrap(label, neighbours > 4 ? Infinity : cx - outer - 44);
  const places = (isRight: boolean) => {
    const own = arcs.filter(({ middle }) => isRightOf(middle) === isRight);
    const deepest = Math.max(0, ...own.map(({ point }) => linesOf(point.label, own.length).length));
    const spots = spread(
      own.map(({ middle }) => edgeAt(middle, outer + 9).y),
      { gap: deepest > 1 ? 54 : 38, from: cy - outer - 9, to: cy + outer + 9 },
    );
    return new Map(own.map((arc, at) => [arc, spots[at] ?? cy]));
  };
  const spots = new Map([...places(true), ...places(false)]);
  // Words move along the ring only, because small pieces side by side would push them far away.
  const leaderOf = ({
    middle,
    isRight,
    x,
    y,
  }: {
    middle: number;
    isRight: boolean;
    x: number;
    y: number;
  }) => {
    const radius = outer + 9;
    const slope = Math.asin(Math.min(1, Math.max(-1, (cy - y) / radius))) / radians;
    const level = isRight ? slope : 180 - slope;
    const start = ((middle % 360) + 360) % 360;
    const turn = ((level - start + 540) % 360) - 180;
    const at = (angle: number, far: number) => {
      const spot = edgeAt(angle, far);
      return `${spot.x.toFixed(1)},${spot.y.toFixed(1)}`;
    };
    const arc = `A${radius},${radius} 0 0 ${turn > 0 ? 0 : 1} ${at(level, radius)}`;
    return `M${at(middle, outer + 2)}L${at(middle, radius)}${arc}L${x.toFixed(1)},${y.toFixed(1)}`;
  };
  const segments = arcs.map((arc): Segment => {
    const isRight = isRightOf(arc.middle);
    const side = isRight ? 1 : -1;
    const y = spots.get(arc) ?? cy;
    const x = cx + side * (outer + 28);
    return {
      point: arc.point,
      startAngle: arc.startAngle,
      endAngle: arc.endAngle,
      label: { x: x + side * 9, y, isRight },
      lines: linesOf(arc.point.label, arcs.filter(({ middle }) => isRightOf(middle) === isRight).length),
      leader: leaderOf({ middle: arc.middle, isRight, x, y }),
    };
  });
  return {
    width,
    height,
    count: points.length,
    cx,
    cy,
    inner,
    outer,
    segments,
    hasSideLabels,
    indexAt: (x, y) => {
      const far = Math.hypot(x - cx, y - cy);
      if (far < inner || far > outer + 6) return undefined;
      const degrees = Math.atan2(cy - y, x - cx) / radians;
      const angle = degrees > 90 ? degrees - 360 : degrees;
      const found = arcs.findIndex((arc) => angle <= arc.startAngle && angle > arc.endAngle);
      return found < 0 ? undefined : found;
    },
    anchorOf: (index) => edgeAt(arcs[index]?.middle ?? 90, (inner + outer) / 2),
    markOf: () => undefined,
  };
}
