import { existsSync, readdirSync } from 'node:fs';
import { hasPicture, pictureName } from './pictures-name.ts';
import type { StoryFile } from './stories-read.ts';

/** What is wrong between the stories and the pictures; names as `pictureName` gives them. */
export interface PictureProblems {
  missing: string[];
  /** Pictures of stories that are no more, or that have none. */
  orphans: string[];
  /** Two stories that would share one picture. */
  doubled: string[];
  skipped: { name: string; reason: string }[];
}

/** Compares the stories of the tree with the pictures that are there. */
export const checkPictures = (files: readonly StoryFile[], pictures: readonly string[]): PictureProblems => {
  const stories = files
    .flatMap((file) => file.stories)
    .filter(({ id, tags, asksPicture }) => hasPicture({ id, tags, asks: asksPicture === true }));
  const wanted = stories.filter((story) => story.noPicture === undefined).map(({ id }) => pictureName(id));
  const there = new Set(pictures);
  const asked = new Set(wanted);
  return {
    missing: [...asked].filter((name) => !there.has(name)),
    orphans: pictures.filter((name) => !asked.has(name)),
    doubled: [...asked].filter((name) => wanted.indexOf(name) !== wanted.lastIndexOf(name)),
    skipped: stories.flatMap(({ id, noPicture }) =>
      noPicture === undefined ? [] : [{ name: pictureName(id), reason: noPicture }],
    ),
  };
};

/** The names of the pictures in a folder. */
export const readPictures = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.png'))
        .map((path) => path.replaceAll('\\', '/').slice(0, -'.png'.length))
        .sort()
    : [];

const some = (names: readonly string[]): string =>
  `${names.slice(0, 12).join(', ')}${names.length > 12 ? ` e mais ${names.length - 12}` : ''}`;

/** The problems in words, with the command that mends them; empty when all is well. */
export const pictureLines = ({ missing, orphans, doubled, skipped }: PictureProblems): string[] => [
  ...(missing.length > 0
    ? [`Sem imagem (${missing.length}): ${some(missing)}. Escreva-as com \`npm run pictures:update\`.`]
    : []),
  ...(orphans.length > 0
    ? [
        `Imagens que nenhuma história pede (${orphans.length}): ${some(orphans)}. ` +
          '`npm run pictures:update` sem caminho as apaga.',
      ]
    : []),
  ...(doubled.length > 0 ? [`Duas histórias com o mesmo nome de imagem: ${some(doubled)}.`] : []),
  ...skipped
    .filter(({ reason }) => reason.trim().length < 10)
    .map(({ name }) => `${name} fica sem imagem e não diz por quê: \`picture: { skip: 'motivo' }\`.`),
];
