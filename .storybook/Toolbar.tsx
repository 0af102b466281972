import { type PropsWithChildren, useEffect, useInsertionEffect, useLayoutEffect, useReducer } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { font, layer, radius, space } from '@vidas/ui/theme/scale.ts';
import { color } from '@vidas/ui/theme/tokens.ts';
import { StartDensity } from '../packages/ui/src/report-table/views/remembered.ts';
import { doubleText, reduceMotion } from './changedRules.ts';
import { emulateForcedColours } from './forcedColours.ts';

const WithoutPointer = createGlobalStyle`
  html, html * { cursor: none !important; pointer-events: none !important; }
`;
const Note = styled.p`
  position: fixed;
  inset: auto ${space.m} ${space.m} auto;
  z-index: ${layer.overlay};
  padding: ${space.xs} ${space.m};
  border-radius: ${radius.s};
  background: ${color.text};
  color: ${color.surface};
  font-size: ${font.size.label};
`;
const NOTES: Record<string, string> = {
  keyboard: 'Só teclado: o mouse está desligado. Tab anda, Enter e espaço acionam, Esc fecha.',
  slow: 'Rede lenta: cada resposta demora dois segundos.',
  seller: 'Vendedora: só o módulo Vendas.',
  double: 'Texto a 200%, como em navegadores que aumentam só o texto; as caixas ficam como são.',
  forced:
    'Aproximação. A prova é a do navegador: ferramentas do desenvolvedor, Renderização, forced-colors: active.',
};

/** The choices of the toolbar. */
export interface Choices {
  readonly theme: string;
  readonly density: string;
  readonly text: string;
  readonly motion: string;
  readonly person: string;
}

/**
 * Makes React run pending effects first. Storybook starts the play as soon as the page is drawn, before an effect could focus a field. A
 * test run waits for effects by itself.
 */
const useEffectsAtOnce = (): void => {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // A render requested in a layout effect is immediate, and pending effects run before it.
  useLayoutEffect(() => drawAgain(), []);
};

/**
 * Applies the toolbar's choices through the product's own settings, and draws the note about effects that a page alone cannot show.
 */
export function Toolbar({ theme, density, text, motion, person, children }: PropsWithChildren<Choices>) {
  useEffectsAtOnce();
  useLayoutEffect(() => {
    document.documentElement.lang = 'pt-BR';
    document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light';
  }, [theme]);
  useEffect(() => (theme === 'forced' ? emulateForcedColours() : undefined), [theme]);
  // Runs before the story below is mounted, which reads the setting.
  useInsertionEffect(() => (motion === 'reduced' ? reduceMotion() : undefined), [motion]);
  useLayoutEffect(() => (text === 'double' ? doubleText() : undefined), [text]);
  const notes = [person, text, theme].flatMap((choice) => NOTES[choice] ?? []);
  return (
    <StartDensity value={density === 'compact' ? 'compact' : 'normal'}>
      {person === 'keyboard' && <WithoutPointer />}
      {children}
      {notes.length > 0 && <Note>{notes.join(' ')}</Note>}
    </StartDensity>
  );
}
