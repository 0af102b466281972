/** Size of the pages: by the available room, or a factor; 1 is the size on paper. */
export type Zoom = 'width' | 'page' | number;

/** Width and height, in points of paper or in CSS px, as the user of the type says. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** CSS px in one point of paper. */
export const pxPerPoint = 96 / 72;

const least = 0.25;
const most = 4;
const steps = [least, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, most];

/** The factor within the limits of legibility and of a canvas. */
export const clampZoom = (factor: number): number => Math.min(most, Math.max(least, factor));

/** The next round factor upwards or downwards. At the end it stays. */
export const stepZoom = (factor: number, direction: 1 | -1): number => {
  // A small tolerance, because a factor that fits the width is hardly ever round.
  const next =
    direction === 1
      ? steps.find((step) => step > factor * 1.005)
      : steps.findLast((step) => step < factor * 0.995);
  return next ?? clampZoom(factor);
};

/** The factor of a zoom. `page` is in points after its turn, `room` in CSS px; without room it is 1. */
export const factorOf = (zoom: Zoom, page: Extent, room: Extent): number => {
  if (typeof zoom === 'number') return clampZoom(zoom);
  if (room.width <= 0 || page.width <= 0 || page.height <= 0) return 1;
  const wide = room.width / (page.width * pxPerPoint);
  const high = room.height / (page.height * pxPerPoint);
  return clampZoom(zoom === 'width' ? wide : Math.min(wide, high));
};

// Above this number of pixels some phones draw nothing.
const mostCanvasPx = 16_000_000;

/** Device pixels for one CSS px, fewer where the page would be too large for one canvas. */
export const densityFor = ({ width, height }: Extent, wanted: number): number =>
  Math.min(wanted, Math.sqrt(mostCanvasPx / Math.max(1, width * height)));

/** The size of a page after a turn in degrees. */
export const turned = ({ width, height }: Extent, degrees: number): Extent =>
  degrees % 180 === 0 ? { width, height } : { width: height, height: width };

/** Whole percentage, such as '67%'. */
export const writeZoom = (factor: number): string => `${Math.round(factor * 100)}%`;
