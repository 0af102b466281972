import { color } from '../theme/tokens.ts';

const inks = [color.chart1, color.chart2, color.chart3, color.chart4, color.chart5, color.chart6] as const;

/** Number of colours before they repeat; a chart with more series is unreadable. */
export const inkCount = inks.length;

/** The colour of a series by its index. */
export const ink = (at: number): string => inks[at % inks.length] ?? color.chart1;

/** Every other series of bars is an outline, so that neighbours differ without colour too. */
export const isOutlined = (at: number): boolean => at % 2 === 1;

const dashes = ['none', '6 4', '2 3', '10 3 2 3', '4 2', '1 3'] as const;

/** The stroke of a line by its index, so that lines differ without colour too. */
export const dash = (at: number): string => dashes[at % dashes.length] ?? 'none';
