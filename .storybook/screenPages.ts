import type { StorybookConfig } from '@storybook/react-vite';

type Indexer = Extract<NonNullable<StorybookConfig['experimental_indexers']>, readonly unknown[]>[number];

/** True for `telas/vendas/Início`; deeper titles such as `telas/vendas/Início/Estados` belong to it. */
export const isScreenTitle = (title: string): boolean => /^telas(?:\/[^/]+){2}$/.test(title);

/** Gives every screen a docs page with all its states, without any request in its file of stories. */
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
