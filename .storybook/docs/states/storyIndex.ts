/** A story in the index of the workbench. */
export interface IndexedStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

interface Index {
  readonly entries: Readonly<Record<string, IndexedStory & { readonly type: string }>>;
}

/** The stories of a screen, its own first, then those of states below its title: `telas/vendas/Início/Estados`. */
export const storiesOf = (index: Index, title: string): readonly IndexedStory[] =>
  Object.values(index.entries)
    .filter((entry) => entry.type === 'story')
    .filter((entry) => entry.title === title || entry.title.startsWith(`${title}/`))
    .toSorted((one, other) => one.title.length - other.title.length);

/** The same index that the workbench reads. */
export const readIndex = async (): Promise<Index> => {
  const reply = await fetch('index.json');
  return (await reply.json()) as Index;
};
