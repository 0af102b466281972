import { expect, test } from 'vitest';
import { contrast } from '../theme/contrast.ts';
import { dark, light, type ColorTokens } from '../theme/tokens.ts';

type Rgb = readonly [number, number, number];

const linear = (byte: number) => (byte <= 0.04045 ? byte / 12.92 : ((byte + 0.055) / 1.055) ** 2.4);
const read = (hex: string): Rgb => {
  const at = (from: number) => linear(Number.parseInt(hex.slice(from, from + 2), 16) / 255);
  return [at(1), at(3), at(5)];
};
const oklab = ([r, g, b]: Rgb): Rgb => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};
// Machado, Oliveira and Fernandes (2009), full severity.
const visions: Record<string, readonly Rgb[]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const seen = (hex: string, rows: readonly Rgb[]): Rgb => {
  const [r, g, b] = read(hex);
  const part = (row: Rgb = [0, 0, 0]) => Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b));
  return oklab([part(rows[0]), part(rows[1]), part(rows[2])]);
};

const inks = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const;
const grounds = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken'] as const;
const pairs = inks.flatMap((one, at) => inks.slice(at + 1).map((other) => [one, other] as const));

const themes: Record<string, ColorTokens> = { light, dark };
for (const [name, theme] of Object.entries(themes)) {
  test.each(inks)(`${name}: %s stands out from every ground`, (ink) => {
    for (const ground of grounds)
      expect(contrast(theme[ink], theme[ground]), ground).toBeGreaterThanOrEqual(3);
  });
  test.each(Object.keys(visions))(`${name}: no two series look alike with %s`, (vision) => {
    for (const [one, other] of pairs) {
      const [a, b] = [one, other].map((token) => seen(theme[token], visions[vision] ?? []));
      const far = a && b ? Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) : 0;
      expect(far, `${one} and ${other}`).toBeGreaterThan(0.1);
    }
  });
}
