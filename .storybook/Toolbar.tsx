import { type PropsWithChildren, useEffect, useLayoutEffect } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { font, layer, radius, space } from '@vidas/ui/theme/scale';
import { color } from '@vidas/ui/theme/tokens';
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
  forced:
    'Aproximação. A prova é a do navegador: ferramentas do desenvolvedor, Renderização, forced-colors: active.',
};

interface ToolbarProps {
  readonly theme: string;
  readonly density: string;
  readonly person: string;
}

/** Applies the toolbar's choices where the product applies them, on <html>, and draws the note about what a page alone cannot show. */
export function Toolbar({ theme, density, person, children }: PropsWithChildren<ToolbarProps>) {
  useLayoutEffect(() => {
    document.documentElement.lang = 'pt-BR';
    document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light';
    document.documentElement.dataset.density = density;
  }, [theme, density]);
  useEffect(() => (theme === 'forced' ? emulateForcedColours() : undefined), [theme]);
  const notes = [person, theme].flatMap((choice) => NOTES[choice] ?? []);
  return (
    <>
      {person === 'keyboard' && <WithoutPointer />}
      {children}
      {notes.length > 0 && <Note>{notes.join(' ')}</Note>}
    </>
  );
}
