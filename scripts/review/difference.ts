import { diff } from '@blazediff/core';
import { PNG } from 'pngjs';
import { matchingOptions } from '../pictures-paths.ts';

/** How two pictures differ. */
export interface Difference {
  /** Dots beyond the limits of `npm test`. */
  dots: number;
  /** Of all dots of the larger sheet, from 0 to 1. */
  share: number;
  /** The picture with those dots in red, the rest faded. */
  png: Buffer;
}

// Dots that only one of two sheets has are of a colour that no screen shows, so that they count.
const onSheet = (picture: PNG, width: number, height: number): PNG => {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  for (let at = 0; at < sheet.data.length; at += 4) sheet.data.set([255, 0, 255, 255], at);
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
};

/** Compares two PNGs by the limits of `npm test`; those of another size on a sheet that holds both. */
export const differenceOf = (before: Buffer, after: Buffer): Difference => {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const sheet = new PNG({ width, height });
  const dots = diff(
    onSheet(one, width, height).data,
    onSheet(other, width, height).data,
    sheet.data,
    width,
    height,
    { threshold: matchingOptions.threshold, alpha: 0.25, fastBufferCheck: false },
  );
  return { dots, share: dots / (width * height), png: PNG.sync.write(sheet) };
};
