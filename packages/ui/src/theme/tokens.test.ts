import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { dark, light, type ColorTokens } from './tokens.ts';

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
