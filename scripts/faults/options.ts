import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../sources.ts';
import type { Layer } from './fault.ts';

/** Options of a run. */
export interface Options {
  /** The layers with the chosen faults. */
  layers: readonly Layer[];
  /** The checkout to plant into, absolute; it is only read. */
  tree: string;
  /** Runs nothing: says which texts and tests are gone. */
  isCheck: boolean;
  /** Goes on after the first step that finds a fault. */
  isEveryStep: boolean;
  /** Where to write the findings as JSON. */
  json: string | undefined;
  /** Findings of an earlier run, for a column of their own in the table. */
  beside: string | undefined;
}

const chosenOf = (given: string | undefined): ((name: string) => boolean) => {
  const names = given?.split(',');
  return (name) => names === undefined || names.includes(name);
};

/** Reads `--only=id,id --layer=name,name --tree=folder --json=file --beside=file --all-steps --check`. Throws for what it does not know. */
export const readOptions = (args: readonly string[], all: readonly Layer[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      layer: { type: 'string' },
      tree: { type: 'string' },
      json: { type: 'string' },
      beside: { type: 'string' },
      'all-steps': { type: 'boolean' },
      check: { type: 'boolean' },
    },
  });
  const [isLayer, isFault] = [chosenOf(values.layer), chosenOf(values.only)];
  const layers = all
    .filter(({ layer }) => isLayer(layer))
    .map(({ layer, faults }) => ({ layer, faults: faults.filter(({ id }) => isFault(id)) }))
    .filter(({ faults }) => faults.length > 0);
  if (layers.length === 0)
    throw new Error(`no such fault; the layers are ${all.map(({ layer }) => layer).join(', ')}`);
  return {
    layers,
    tree: resolve(values.tree ?? root),
    isCheck: values.check ?? false,
    isEveryStep: values['all-steps'] ?? false,
    json: values.json && resolve(values.json),
    beside: values.beside && resolve(values.beside),
  };
};
