import { expect, test } from 'vitest';
import { dark, light, type ColorTokens } from './tokens.ts';

const channel = (byte: number) => {
  const part = byte / 255;
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) => {
  const at = (index: number) => channel(Number.parseInt(hex.slice(index, index + 2), 16));
  return 0.2126 * at(1) + 0.7152 * at(3) + 0.0722 * at(5);
};
const contrast = (one: string, other: string) => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const grounds = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken'] as const;
const inks = ['text', 'textMuted', 'textFaint', 'accent', 'positive', 'caution', 'negative', 'info'] as const;
const pairs: readonly (readonly [ink: keyof ColorTokens, ground: keyof ColorTokens])[] = [
  ...grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const)),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onNegative', 'negative'],
  ['onNegative', 'negativeHover'],
  ['accentInk', 'accentSoft'],
  ['text', 'accentSoft'],
  ['positive', 'positiveSoft'],
  ['caution', 'cautionSoft'],
  ['negative', 'negativeSoft'],
  ['info', 'infoSoft'],
  ['text', 'cautionSoft'],
  ['text', 'negativeSoft'],
  ['text', 'mark'],
  ['onHero', 'hero'],
];

for (const [name, theme] of [
  ['light', light],
  ['dark', dark],
] as const) {
  test.each(pairs)(`${name}: %s on %s can be read`, (ink, ground) => {
    expect(contrast(theme[ink], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(grounds)(`${name}: the edge of a control stands out from %s`, (ground) => {
    expect(contrast(theme.borderStrong, theme[ground])).toBeGreaterThanOrEqual(
      ground === 'surface' ? 3 : 2.7,
    );
  });
}
