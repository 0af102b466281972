/** Every colour of the product, named by its purpose. A theme that lacks one does not compile. */
export interface ColorTokens {
  readonly text: string;
  readonly textMuted: string;
  readonly textFaint: string;
  /** Behind the page. */
  readonly canvas: string;
  readonly surface: string;
  readonly surfaceRaised: string;
  readonly surfaceSunken: string;
  /** Hairlines that separate. */
  readonly border: string;
  /** Edges of fields: 3:1 against the surface. */
  readonly borderStrong: string;
  /** Edges of buttons: quieter, because a button is known by its words. */
  readonly controlEdge: string;
  readonly accent: string;
  readonly accentHover: string;
  readonly onAccent: string;
  readonly accentSoft: string;
  /** Text on accentSoft. */
  readonly accentInk: string;
  readonly focus: string;
  readonly positive: string;
  readonly positiveSoft: string;
  readonly caution: string;
  readonly cautionSoft: string;
  readonly negative: string;
  readonly negativeSoft: string;
  readonly negativeHover: string;
  readonly onNegative: string;
  readonly info: string;
  readonly infoSoft: string;
  /** Behind a search match. */
  readonly mark: string;
  /** The dark half of the login screen, the same in both themes. */
  readonly hero: string;
  readonly onHero: string;
  /** One life in the dotted canvas of the login screen; its opacity varies. */
  readonly heroDot: string;
  /** Series of a chart, in this order: distinguishable with any colour vision, 3:1 against every surface. Never text. */
  readonly chart1: string;
  readonly chart2: string;
  readonly chart3: string;
  readonly chart4: string;
  readonly chart5: string;
  readonly chart6: string;
  /** Paper stays white in both themes; these five are used on a page of a PDF. */
  readonly paper: string;
  readonly onPaper: string;
  readonly paperFocus: string;
  /** Multiplied over the page, so that the words below stay black. */
  readonly paperMark: string;
  readonly paperMarkStrong: string;
  /** Over the page, behind a dialog. */
  readonly scrim: string;
  /** The one shadow, for what floats. */
  readonly shadow: string;
}

export const light: ColorTokens = {
  text: '#15211e',
  textMuted: '#52615c',
  textFaint: '#5f6e69',
  canvas: '#f7f9f8',
  surface: '#ffffff',
  surfaceRaised: '#ffffff',
  surfaceSunken: '#f1f4f3',
  border: '#e6ebe9',
  borderStrong: '#84938d',
  controlEdge: '#c3cdc9',
  accent: '#0a665d',
  accentHover: '#08524b',
  onAccent: '#ffffff',
  accentSoft: '#e0f0ed',
  accentInk: '#0b4a44',
  focus: '#1a66d6',
  positive: '#17713f',
  positiveSoft: '#e2f3e8',
  caution: '#805300',
  cautionSoft: '#fdf0d0',
  negative: '#ad3226',
  negativeSoft: '#fbe7e4',
  negativeHover: '#8f271d',
  onNegative: '#ffffff',
  info: '#1d5a9e',
  infoSoft: '#e5eff9',
  mark: '#ffe488',
  hero: '#0a3b36',
  onHero: '#d9f0eb',
  heroDot: '#84e2d0',
  chart1: '#0a665d',
  chart2: '#b47a30',
  chart3: '#1e1398',
  chart4: '#5b1049',
  chart5: '#2583bb',
  chart6: '#a6280d',
  paper: '#ffffff',
  onPaper: '#15211e',
  paperFocus: '#1a66d6',
  paperMark: '#ffe488',
  paperMarkStrong: '#ffab4a',
  scrim: 'rgb(16 34 30 / .45)',
  shadow: '0 1px 2px rgb(16 34 30 / .06), 0 8px 24px rgb(16 34 30 / .12)',
};

export const dark: ColorTokens = {
  text: '#e5ede9',
  textMuted: '#a3b3ac',
  textFaint: '#87978f',
  canvas: '#0e1513',
  surface: '#141d1a',
  surfaceRaised: '#1b2622',
  surfaceSunken: '#101816',
  border: '#202c28',
  borderStrong: '#677a72',
  controlEdge: '#3a4a44',
  accent: '#52c4b2',
  accentHover: '#74d4c4',
  onAccent: '#06231f',
  accentSoft: '#173630',
  accentInk: '#a6e6da',
  focus: '#7db0ff',
  positive: '#6fcf97',
  positiveSoft: '#143325',
  caution: '#eabf63',
  cautionSoft: '#352a10',
  negative: '#f28b7f',
  negativeSoft: '#3a1b17',
  negativeHover: '#f7a49a',
  onNegative: '#2b0d09',
  info: '#86b8f0',
  infoSoft: '#14293f',
  mark: '#665313',
  hero: '#0a3b36',
  onHero: '#d9f0eb',
  heroDot: '#84e2d0',
  chart1: '#52c4b2',
  chart2: '#f08700',
  chart3: '#6c70e3',
  chart4: '#a5597b',
  chart5: '#b4e9ff',
  chart6: '#fdd016',
  paper: '#ffffff',
  onPaper: '#15211e',
  paperFocus: '#1a66d6',
  paperMark: '#ffe488',
  paperMarkStrong: '#ffab4a',
  scrim: 'rgb(0 0 0 / .6)',
  shadow: '0 1px 2px rgb(0 0 0 / .4), 0 8px 24px rgb(0 0 0 / .5)',
};

const variableName = (token: string): string =>
  `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** CSS declarations of one theme, to be put inside a rule. */
export const declarations = (theme: ColorTokens): string =>
  Object.entries(theme)
    .map(([token, value]) => `${variableName(token)}:${value};`)
    .join('');

/** The colours of components: `${color.text}` is `var(--text)`, so a theme changes without rendering. */
export const color = Object.fromEntries(
  Object.keys(light).map((token) => [token, `var(${variableName(token)})`]),
) as unknown as ColorTokens;
