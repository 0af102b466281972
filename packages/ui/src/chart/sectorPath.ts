/** A ring in px. */
export interface Ring {
  readonly cx: number;
  readonly cy: number;
  readonly inner: number;
  readonly outer: number;
}

/** An arc whose ends meet is not drawn at all: the whole ring stays open by this part of a degree. */
const fullest = 359.999;

/** The SVG path of a piece of a ring, clockwise; degrees, 90 is the top. */
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
