import type { Guide } from '../guide/guide.types.ts';

export const paletteGuide: Guide = {
  purpose: 'Uma caixa sobre tudo que acha telas, atos e registros por poucas letras.',
  notWhen: [
    'Para procurar dentro de uma tabela: use os filtros dela.',
    'Para escolher o valor de um campo: use SearchableSelect.',
  ],
  dos: [
    'Monte-a para abrir e ligue as teclas com usePaletteShortcut.',
    'Passe as últimas usadas em recentKeys.',
  ],
  donts: ['Não ponha nela atos que apagam.'],
  keys: [
    ['Ctrl+K (⌘+K no Mac)', 'abre e fecha'],
    ['↑, ↓', 'andam pela lista'],
    ['PageUp, PageDown', 'saltam várias linhas'],
    ['Enter', 'abre a linha marcada'],
    ['Esc', 'fecha'],
  ],
  frameHeight: 560,
};
