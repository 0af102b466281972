import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A checkout with its pictures, and what the last comparison left. */
export interface Place {
  root: string;
  /** Relative to the root, with forward slashes. */
  pictures: string;
  differences: string;
}

/** The picture that is stored for a name of `pictureName`. */
export const storedPicture = ({ root, pictures }: Place, name: string): Buffer | undefined => {
  const path = join(root, pictures, `${name}.png`);
  return existsSync(path) ? readFileSync(path) : undefined;
};

/** The picture that the last comparison drew and that is another than the stored one. */
export const drawnPicture = (place: Place, name: string): Buffer | undefined => {
  const stored = storedPicture(place, name);
  // A story without a picture leaves what would become the reference.
  const path = join(place.root, place.differences, `${name}-${stored ? 'actual' : 'reference'}.png`);
  if (!existsSync(path)) return undefined;
  const drawn = readFileSync(path);
  return stored?.equals(drawn) ? undefined : drawn;
};
