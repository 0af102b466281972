import type { Module } from './walls-read.ts';
import type { Violation } from './walls.types.ts';

const isShown = (path: string): boolean =>
  /^packages\/(ui|screens)\/src\//.test(path) && !/\.(test|stories|fake)\.tsx?$/.test(path);

/** Wall 10: screens take day and hour from the operator's clock (REL-18), never from the zone of the computer they are shown on. */
export const checkClock = ({ path, localClock }: Module): Violation[] =>
  isShown(path)
    ? localClock.map(({ line, text }) => ({
        file: path,
        line,
        wall: 'clock',
        message: `"${text}" reads the zone of this computer: take useOperatorClock, or name the time zone`,
      }))
    : [];
