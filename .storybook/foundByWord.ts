import { readFileSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { readStories } from '../scripts/stories-read.ts';

type Indexer = Extract<NonNullable<StorybookConfig['experimental_indexers']>, readonly unknown[]>[number];

/** Adds to the tags of each story the words by which the sidebar finds it, so that no story has to carry them itself. */
export const foundByWord = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    const { stories } = readStories(file, readFileSync(file, 'utf8'));
    const words = new Map(stories.map((story) => [story.name, story.words ?? []]));
    return entries.map((entry) =>
      entry.type === 'story'
        ? { ...entry, tags: [...new Set([...(entry.tags ?? []), ...(words.get(entry.exportName) ?? [])])] }
        : entry,
    );
  },
});
