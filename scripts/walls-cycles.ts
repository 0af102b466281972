import { posix } from 'node:path';
import type { Module } from './walls-read.ts';
import type { Violation } from './walls.types.ts';

/** Groups of files of which each reaches every other by its imports (Tarjan's strongly connected components). */
const circles = (graph: ReadonlyMap<string, readonly string[]>): string[][] => {
  const order = new Map<string, number>();
  const path: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    path.push(file);
    let low = own;
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (path.includes(next)) low = Math.min(low, order.get(next) ?? own);
    }
    if (low === own) {
      const circle = path.splice(path.indexOf(file));
      if (circle.length > 1) found.push(circle);
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
};

/** Wall 9: files do not import each other, not even their types, nor in a circle of several. */
export const checkCycles = (modules: readonly Module[]): Violation[] => {
  const graph = new Map(
    modules.map(({ path, imports }) => [
      path,
      imports
        .filter(({ from }) => from.startsWith('.'))
        .map(({ from }) => posix.join(posix.dirname(path), from)),
    ]),
  );
  return circles(graph).map(([file = '', ...others]) => ({
    file,
    line: 1,
    wall: 'cycles',
    message: `imports and is imported by ${others.join(', ')}: move what both need to a third file`,
  }));
};
