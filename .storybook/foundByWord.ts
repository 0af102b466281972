import { readFileSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { readStories } from '../scripts/stories-read.ts';
import { shownName } from './storyNames.ts';

type Indexer = Extract<NonNullable<StorybookConfig['experimental_indexers']>, readonly unknown[]>[number];

/** Gives each story in the index its name in Portuguese, and adds search words for the sidebar to its tags. */
export const foundByWord = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    const { stories } = readStories(file, readFileSync(file, 'utf8'));
    const known = new Map(stories.map((story) => [story.name, story]));
    return entries.map((entry) => {
      const story = entry.type === 'story' ? known.get(entry.exportName) : undefined;
      if (!story) return entry;
      const name = shownName(story);
      return {
        ...entry,
        ...(name !== undefined && { name }),
        tags: [...new Set([...(entry.tags ?? []), ...(story.words ?? [])])],
      };
    });
  },
});
