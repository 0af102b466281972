import { createGlobalStyle } from 'styled-components';
import { dark, declarations, light } from './tokens.ts';
import { font, radius, size } from './scale.ts';

/**
 * The global style of both apps. The theme is `data-theme="light|dark"` on <html>; without it the person's system decides, also
 * with JavaScript off. Headings and main that scripts focus get no focus ring.
 */
export const GlobalStyle = createGlobalStyle`
  :root { color-scheme: light; ${declarations(light)} }
  @media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { color-scheme: dark; ${declarations(dark)} } }
  :root[data-theme='dark'] { color-scheme: dark; ${declarations(dark)} }
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html {
    font: ${font.size.body}/1.45 ${font.family};
    color: var(--text); background: var(--canvas);
    -webkit-font-smoothing: antialiased; -webkit-text-size-adjust: 100%;
  }
  html[data-app='portal'] { font-size: 17px; background: var(--surface); }
  button, input, select, textarea { font: inherit; color: inherit; }
  a { color: var(--accent); text-underline-offset: 3px; }
  mark { background: var(--mark); color: inherit; border-radius: ${radius.s}; }
  :is(h1, h2, main)[tabindex='-1']:focus { outline: none; }
  :focus-visible { outline: ${size.focusRing} solid var(--focus); outline-offset: 1px; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation: none !important; transition-duration: 0s !important;
    }
  }
`;
