import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Found } from './collect.ts';
import type { Entry, PageData } from './page/data.ts';
import { pageOf } from './page.ts';

/** Everything of a page but its pictures. */
export interface PageWords extends Omit<PageData, 'entries' | 'approved' | 'key'> {
  /** Address of the built workbench, as seen from the page. */
  storybook: string;
}

/** Writes the page with its pictures into a folder, which it makes anew, and gives what the page shows. */
export const writePage = async (
  folder: string,
  found: readonly Found[],
  { storybook, ...words }: PageWords,
): Promise<PageData> => {
  rmSync(folder, { recursive: true, force: true });
  const keep = (name: string, which: string, bytes: Buffer | undefined): string | undefined => {
    if (!bytes) return undefined;
    const path = `imagens/${name}.${which}.png`;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
    return path;
  };
  const entries = found.map((one): Entry => {
    const { id, title, state, kind, files, dots, share, name } = one;
    const pictures = {
      before: keep(name, 'antes', one.before),
      after: keep(name, 'depois', one.after),
      difference: keep(name, 'diferenca', one.difference),
    };
    return {
      id,
      title,
      state,
      kind,
      files,
      dots,
      share,
      ...(one.isStory && { href: `${storybook}?path=/story/${encodeURIComponent(id)}` }),
      ...(Object.fromEntries(Object.entries(pictures).filter(([, path]) => path)) as Partial<Entry>),
    };
  });
  const data: PageData = { ...words, entries, approved: [] };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), await pageOf(data));
  return data;
};
