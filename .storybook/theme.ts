import { create } from 'storybook/theming/create';
import { font, radius } from '@vidas/ui/theme/scale.ts';
import { type ColorTokens, dark, light } from '@vidas/ui/theme/tokens.ts';

// The drawing of ui/logo as an image, as the frame of the workbench needs it.
const logoIn = ({ accent, text }: ColorTokens): string => {
  const dots = [
    [12, 4, 1],
    [19, 8, 0.85],
    [19, 16, 0.7],
    [12, 20, 0.55],
    [5, 16, 0.4],
    [5, 8, 0.25],
  ].map(([x, y, opacity]) => `<circle cx="${x}" cy="${y}" r="2.6" opacity="${opacity}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="94" height="28" viewBox="0 0 81 24"><g fill="${accent}">${dots.join('')}</g><text x="31" y="17.5" font-family="Inter, system-ui, sans-serif" font-weight="700" font-size="16" fill="${text}">Vidas</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

const themeOf = (base: 'light' | 'dark', colours: ColorTokens) =>
  create({
    base,
    brandTitle: 'Vidas',
    brandImage: logoIn(colours),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: font.family,
    fontCode: font.mono,
    colorPrimary: colours.accent,
    colorSecondary: colours.accent,
    appBg: colours.canvas,
    appContentBg: colours.surface,
    appPreviewBg: colours.surface,
    appBorderColor: colours.border,
    appBorderRadius: Number.parseFloat(radius.s),
    textColor: colours.text,
    textMutedColor: colours.textMuted,
    barBg: colours.surface,
    barTextColor: colours.textMuted,
    barSelectedColor: colours.accent,
    barHoverColor: colours.accent,
    inputBg: colours.surface,
    inputBorder: colours.borderStrong,
    inputTextColor: colours.text,
  });

/** The workbench around the stories in the colours of the product. */
export const workbenchThemes = { light: themeOf('light', light), dark: themeOf('dark', dark) } as const;
