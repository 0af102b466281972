import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { PNG } from 'pngjs';
import { hasPicture, pictureName } from '../pictures-name.ts';
import { readAllStories } from '../stories-read.ts';
import { drawnPicture, type Place } from './place.ts';

const isPng = (bytes: Buffer): boolean => {
  try {
    PNG.sync.read(bytes);
    return true;
  } catch {
    return false;
  }
};

/** Stores the picture that the last comparison drew of a story; gives its path, relative to the root. */
export const approve = (place: Place, id: string): string => {
  const name = pictureName(id);
  const story = readAllStories(place.root)
    .flatMap((file) => file.stories)
    .find((one) => pictureName(one.id) === name);
  if (!story) throw new Error(`Não conheço a história "${id}": dê o seu nome como no endereço da bancada.`);
  const { tags, asksPicture, noPicture } = story;
  if (noPicture !== undefined || !hasPicture({ id: story.id, tags, asks: asksPicture === true }))
    throw new Error(`A história "${id}" não tem imagem.`);
  const drawn = drawnPicture(place, name);
  if (!drawn)
    throw new Error(`Não há imagem nova da história "${id}": rode \`npm run pictures\` e olhe de novo.`);
  if (!isPng(drawn))
    throw new Error(`A imagem nova da história "${id}" está estragada: não é um PNG inteiro.`);
  const folder = join(place.root, place.pictures);
  const path = join(folder, `${name}.png`);
  mkdirSync(dirname(path), { recursive: true });
  // A link inside the folder may lead out of it.
  if (!realpathSync(dirname(path)).startsWith(realpathSync(folder) + sep))
    throw new Error(`A imagem da história "${id}" ficaria fora de ${place.pictures}: nada foi escrito.`);
  // Nor is a link in the place of the picture followed.
  rmSync(path, { force: true });
  writeFileSync(path, drawn);
  return `${place.pictures}/${name}.png`;
};
