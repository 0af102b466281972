import type { Module } from './walls-read.ts';
import type { Violation } from './walls.types.ts';

/** Folders whose comments were read once; a folder joins when its own are clean. */
const CLEAN = ['apps/', 'packages/'];

/** Beginnings that put the subject last: 'What a row costs' is 'Cost of a row'. */
const RIDDLE = /^(?:What|Who|Whoever|Whom|Whose|Of|Under|How|It|That)\b/;

/** Wall 15: a comment begins with its subject. */
export const checkComments = ({ path, comments }: Module): Violation[] =>
  CLEAN.some((folder) => path.startsWith(folder))
    ? comments.flatMap(({ line, text }) => {
        const beginning = RIDDLE.exec(text)?.[0];
        return beginning === undefined
          ? []
          : [
              {
                file: path,
                line,
                wall: 'comments',
                message: `a comment begins with "${beginning}": say the subject first, or only what the name cannot say`,
              },
            ];
      })
    : [];
