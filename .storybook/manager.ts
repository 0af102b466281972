import { addons } from 'storybook/manager-api';
import { labelOf } from './labels.ts';
import { movePanel } from './panel.ts';
import { tellAgain } from './storyFirst.ts';
import { workbenchThemes } from './theme.ts';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({
  theme: workbenchThemes[isDark ? 'dark' : 'light'],
  layout: { panelPosition: 'right' },
  sidebar: { renderLabel: labelOf },
});
addons.register('vidas/panel', movePanel);
addons.register('vidas/story-first', (api) => tellAgain(api, addons.getChannel()));

// The frame appends its maker's name to the story's title.
const named = () => {
  const title = document.title.replace('Storybook', 'Vidas');
  if (title !== document.title) document.title = title;
};
named();
new MutationObserver(named).observe(document.head, { childList: true, subtree: true, characterData: true });
