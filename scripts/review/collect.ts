import { storyNameFromExport } from 'storybook/internal/csf';
import { readPictures } from '../pictures-check.ts';
import { FRAME_TAG, hasPicture, pictureName } from '../pictures-name.ts';
import { readAllStories, type Story, type StoryFile } from '../stories-read.ts';
import { differenceOf } from './difference.ts';
import { drawnPicture, storedPicture, type Place } from './place.ts';
import { reachIn } from './reach.ts';
import { changedFiles, fileAt, type Change } from './repository.ts';
import type { Kind } from './page/data.ts';
import { join } from 'node:path';

/** A story to look at, with its pictures as bytes. */
export interface Found {
  /** As in the address of the workbench; of a story that is no more, the name of its picture. */
  id: string;
  title: string;
  state: string;
  kind: Kind;
  /** Whether the workbench still has it. */
  isStory: boolean;
  /** Changed files that it shows. */
  files: string[];
  name: string;
  before?: Buffer;
  after?: Buffer;
  difference?: Buffer;
  dots: number;
  share: number;
}

interface Known {
  file: StoryFile;
  story: Story;
}

const KIND: Record<Change, Kind> = { A: 'added', M: 'changed', D: 'removed' };

/** Every story whose look or code is another than in the commit, by title and then as the files have them. */
export const collect = (place: Place, commit: string): Found[] => {
  const { root, pictures } = place;
  const changes = changedFiles(root, commit);
  const reach = reachIn(root);
  const byName = new Map<string, Known>();
  for (const file of readAllStories(root))
    for (const story of file.stories)
      if (!story.tags.includes(FRAME_TAG)) byName.set(pictureName(story.id), { file, story });

  const reached = new Map<string, string[]>();
  const filesOf = (known: Known | undefined): string[] => {
    if (!known) return [];
    const { path } = known.file;
    const files = reached.get(path) ?? reach(path).filter((one) => changes.has(one));
    reached.set(path, files);
    return files;
  };

  const changeOf = (name: string) => changes.get(`${pictures}/${name}.png`);
  const one = (name: string): Found | undefined => {
    const known = byName.get(name);
    const change = changeOf(name);
    const files = filesOf(known);
    const drawn = known && drawnPicture(place, name);
    if (!change && !drawn && files.length === 0) return undefined;
    const isPhotographed =
      known !== undefined &&
      hasPicture({ id: known.story.id, tags: known.story.tags, asks: known.story.asksPicture === true });
    const stored = isPhotographed || change ? storedPicture(place, name) : undefined;
    const after = drawn ?? stored;
    const atCommit =
      change === 'M' || change === 'D' ? fileAt(root, commit, `${pictures}/${name}.png`) : undefined;
    const before = atCommit ?? (drawn && change !== 'A' ? stored : undefined);
    const difference = before && after ? differenceOf(before, after) : undefined;
    const [folder = '', state = ''] = name.split('/');
    return {
      id: known?.story.id ?? name,
      title: known?.file.title ?? folder,
      state: known ? storyNameFromExport(known.story.name) : state,
      kind: drawn ? 'pending' : change ? KIND[change] : 'code',
      isStory: known !== undefined,
      files,
      name,
      ...(before && { before }),
      ...(after && { after }),
      ...(difference && { difference: difference.png }),
      dots: difference?.dots ?? 0,
      share: difference?.share ?? 0,
    };
  };

  const gone = [...changes.keys()]
    .filter((path) => path.startsWith(`${pictures}/`) && path.endsWith('.png'))
    .map((path) => path.slice(pictures.length + 1, -'.png'.length));
  const names = new Set([...byName.keys(), ...readPictures(join(root, pictures)), ...gone]);
  return [...names]
    .flatMap((name) => one(name) ?? [])
    .sort((a, b) => a.title.localeCompare(b.title, 'pt-BR'));
};
