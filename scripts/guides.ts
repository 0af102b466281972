// Every component of the workbench has a docs page with the words of a guide: `npm run lint -- states` prints what is missing.
import type { StoryFile } from './stories-read.ts';

const UI = 'packages/ui/src/';

/**
 * One line for each file of stories of a component without a guide or without its docs page. What lies below the title of a component
 * that has one belongs to that component: `ui/dados/ReportTable/Atos`.
 */
export const missingGuides = (stories: readonly StoryFile[]): string[] => {
  const files = stories.filter(({ path, title }) => path.startsWith(UI) && title.startsWith('ui/'));
  const guided = files.filter(({ hasGuide }) => hasGuide).map(({ title }) => title);
  return files.flatMap(({ path, title, hasGuide, stories: own }) => {
    if (!hasGuide)
      return guided.some((other) => title.startsWith(`${other}/`))
        ? []
        : [`${path}: falta o guia do componente (parameters: { guide }), escrito em um .guide.ts ao lado`];
    return own.every(({ tags }) => tags.includes('autodocs'))
      ? []
      : [`${path}: falta a etiqueta autodocs, sem a qual o guia não tem página`];
  });
};
