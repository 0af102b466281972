import { type ColorTokens, declarations, light } from '@vidas/ui/theme/tokens.ts';
import { asIfAsked } from './changedRules.ts';

// A page cannot switch forced colours on itself. The toolbar comes close: it applies the rules for `forced-colors: active` and replaces our
// colours by the system's. The browser knows whether a colour fills or writes; here each token is one or the other.
const SYSTEM: ColorTokens = {
  text: 'CanvasText',
  textMuted: 'CanvasText',
  textFaint: 'CanvasText',
  canvas: 'Canvas',
  surface: 'Canvas',
  surfaceRaised: 'Canvas',
  surfaceSunken: 'Canvas',
  border: 'CanvasText',
  borderStrong: 'CanvasText',
  controlEdge: 'CanvasText',
  accent: 'CanvasText',
  accentHover: 'CanvasText',
  onAccent: 'Canvas',
  accentSoft: 'Canvas',
  accentInk: 'CanvasText',
  focus: 'Highlight',
  positive: 'CanvasText',
  positiveSoft: 'Canvas',
  caution: 'CanvasText',
  cautionSoft: 'Canvas',
  negative: 'CanvasText',
  negativeSoft: 'Canvas',
  negativeHover: 'CanvasText',
  onNegative: 'Canvas',
  info: 'CanvasText',
  infoSoft: 'Canvas',
  mark: 'Mark',
  hero: 'Canvas',
  onHero: 'CanvasText',
  heroDot: 'CanvasText',
  // Browsers leave drawings and pictures their own colours.
  chart1: light.chart1,
  chart2: light.chart2,
  chart3: light.chart3,
  chart4: light.chart4,
  chart5: light.chart5,
  chart6: light.chart6,
  paper: light.paper,
  onPaper: light.onPaper,
  paperFocus: light.paperFocus,
  paperMark: light.paperMark,
  paperMarkStrong: light.paperMarkStrong,
  scrim: 'rgb(0 0 0 / .6)',
  shadow: 'none',
};
const PAINT = `
  :root:root[data-forced-colours] { ${declarations(SYSTEM)} }
  :root[data-forced-colours] * { box-shadow: none !important; text-shadow: none !important; }
  :root[data-forced-colours] :is(button, select) {
    color: ButtonText !important; background-color: ButtonFace !important; border-color: ButtonBorder !important;
  }
  :root[data-forced-colours] button * { color: ButtonText !important; background-color: transparent !important; }
  :root[data-forced-colours] :is(a[href], a[href] *) { color: LinkText !important; }
  :root[data-forced-colours] :is(:disabled, [aria-disabled='true']) {
    color: GrayText !important; border-color: GrayText !important;
  }
`;

/** Shows the page with forced colours, as far as a page can; the returned function reverts it. */
export const emulateForcedColours = (): (() => void) => {
  const paint = document.head.appendChild(document.createElement('style'));
  paint.textContent = PAINT;
  document.documentElement.dataset.forcedColours = '';
  const undo = asIfAsked('forced-colors: active');
  return () => {
    paint.remove();
    delete document.documentElement.dataset.forcedColours;
    undo();
  };
};
