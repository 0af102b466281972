import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useEffect, useState } from 'react';
import { frameAddress } from '../frameAddress.ts';
import { useToolbar } from '../useToolbar.ts';
import { type Look, looks, looksOf, windows } from './looks.ts';
import { openStage } from './stage.ts';
import type { IndexedStory } from './storyIndex.ts';

/** The page of each state in each look; keys come from `keyOf`. */
export type Snapshots = ReadonlyMap<string, string>;

export const keyOf = (id: string, look: Look): string => `${id} ${look}`;

/** Plays all states one after another in a hidden window, and stores each page. */
export function useSnapshots(stories: readonly IndexedStory[]): Snapshots {
  const toolbar = useToolbar(use(DocsContext));
  const [snapshots, setSnapshots] = useState<Snapshots>(new Map());
  useEffect(() => {
    let isOver = false;
    const phoneTheme = toolbar.theme === 'dark' ? 'dark' : 'light';
    const stage = openStage((id) => frameAddress(id, toolbar));
    const play = async ({ id, tags }: IndexedStory, size: keyof typeof windows) => {
      const wanted = looksOf(tags).filter((look) => looks[look].window === size);
      if (isOver || wanted.length === 0) return;
      const themes = wanted.map((look) => (look === 'phone' ? phoneTheme : look));
      const texts = await stage.show(id, windows[size], themes);
      if (!isOver)
        setSnapshots(
          (old) =>
            new Map([...old, ...wanted.map((look, at) => [keyOf(id, look), texts[at] ?? ''] as const)]),
        );
    };
    const playAll = async () => {
      // One size after the other, the desk first, because most people have it.
      for (const size of ['desk', 'phone'] as const) for (const story of stories) await play(story, size);
      stage.close();
    };
    void playAll();
    return () => {
      isOver = true;
      stage.close();
    };
  }, [stories, toolbar]);
  return snapshots;
}
