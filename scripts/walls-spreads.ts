import type { Module } from './walls-read.ts';
import type { Violation } from './walls.types.ts';

/** The server and what it shares with the browser; tests and the demonstration know how long their lists are. */
const isServed = (path: string): boolean =>
  /^(apps\/api|packages\/api-client)\/src\//.test(path) &&
  !path.startsWith('apps/api/src/demo/') &&
  !/\/(fixtures|test)\/|\.(test|fixture|fake)\.ts$/.test(path);

/** Wall 13: a list whose length the sender decides is never spread into arguments (SER-48). */
export const checkSpreads = ({ path, spreads }: Module): Violation[] =>
  isServed(path)
    ? spreads.map(({ line, text }) => ({
        file: path,
        line,
        wall: 'spreads',
        message: `"${text}" takes each element as an argument, which ends at about 120,000: take append()`,
      }))
    : [];
