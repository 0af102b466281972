import type { StorybookConfig } from '@storybook/react-vite';

type Indexer = Extract<NonNullable<StorybookConfig['experimental_indexers']>, readonly unknown[]>[number];

/** `telas/vendas/Início`: what lies below belongs to it, as `telas/vendas/Início/Estados`. */
export const isScreenTitle = (title: string): boolean => /^telas(?:\/[^/]+){2}$/.test(title);

/** Gives every screen a docs page with all its states, so that no file of stories has to ask for one. */
export const withScreenPage = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    return entries.map((entry) =>
      entry.type === 'story' && isScreenTitle(entry.title ?? '')
        ? { ...entry, tags: [...(entry.tags ?? []), 'autodocs'] }
        : entry,
    );
  },
});
