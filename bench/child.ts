// One runner in a process of its own, started by run.ts: what it leaves behind or breaks ends with it.
import { pathToFileURL } from 'node:url';
import type { Runner } from './measure.ts';
import { fileOf } from './runners.ts';

const name = process.argv[2] ?? '';
const file = fileOf(name);
if (file === undefined) throw new Error(`bench/${name} has no bench.ts or bench.mjs`);
const { measures } = (await import(pathToFileURL(file).href)) as Runner;
process.send?.(await measures(), () => process.exit(0));
