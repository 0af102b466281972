import { expect, waitFor } from 'storybook/test';
import type { ChartPoint, ChartSeries } from './chart.types.ts';

/** Competences of a year, oldest first. */
export const months: readonly string[] = [
  'nov/2025',
  'dez/2025',
  'jan/2026',
  'fev/2026',
  'mar/2026',
  'abr/2026',
  'mai/2026',
  'jun/2026',
  'jul/2026',
  'ago/2026',
  'set/2026',
  'out/2026',
];

/** Lives that came and went in each of these months. */
export const movements: readonly ChartSeries[] = [
  { name: 'Ativações', values: [412, 388, 521, 467, 498, 530, 476, 441, 509, 587, 612, 634] },
  { name: 'Desativações', values: [301, 342, 410, 288, 312, 275, 330, 361, 298, 305, 287, 319] },
];

/** Active lives at the end of each of these months. */
export const lives: ChartSeries = {
  name: 'Vidas ativas',
  values: [17_412, 17_458, 17_569, 17_748, 17_934, 18_189, 18_335, 18_415, 18_626, 18_908, 19_233, 19_548],
};

/** Active lives by the regulator's age bands. */
export const ageBands: readonly ChartPoint[] = [
  { label: '0 a 18', value: 4120 },
  { label: '19 a 23', value: 1310 },
  { label: '24 a 28', value: 1688 },
  { label: '29 a 33', value: 2104 },
  { label: '34 a 38', value: 2390 },
  { label: '39 a 43', value: 2251 },
  { label: '44 a 48', value: 1774 },
  { label: '49 a 53', value: 1302 },
  { label: '54 a 58', value: 1018 },
  { label: '59 ou mais', value: 1591 },
];

/** Active lives by kind of plan. */
export const planKinds: readonly ChartPoint[] = [
  { label: 'Coletivo empresarial', value: 11_204 },
  { label: 'Individual ou familiar', value: 5_310 },
  { label: 'Coletivo por adesão', value: 3_034 },
];

/** Costs of a month in cents. */
export const costs: readonly ChartPoint[] = [
  { label: 'Internações', value: 184_220_550 },
  { label: 'Exames e terapias', value: 96_410_025 },
  { label: 'Consultas', value: 51_200_300 },
  { label: 'Ressarcimento ao SUS', value: 4_871_990 },
];

/** Waits for the drawing, whose code is loaded separately. */
export const drawn = (canvas: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvas.querySelector('[role="application"] svg')).not.toBeNull());
