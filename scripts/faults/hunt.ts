import { basename } from 'node:path';
import type { Fault, Finding } from './fault.ts';
import { changeOf, plant, Stale } from './plant.ts';
import { runStep, stepsOf, type Place, type Step } from './steps.ts';

/** Checks repeated without a fault: a test file, or a step that has none; true when it passes. */
export type Sound = Map<string, boolean>;

/** A fault, the files of its tree, and what is known of that tree so far. */
export interface Hunted {
  fault: Fault;
  layer: string;
  files: readonly string[];
  sound: Sound;
  isEveryStep: boolean;
}

/** Reasons why a fault cannot be planted or looked for in this tree; empty without any. */
export const obstacles = (tree: string, files: readonly string[], fault: Fault): string[] => {
  const { steps, missing } = stepsOf(fault.checks, files);
  const gone = steps.length === 0 ? [`no test: ${missing.join(', ')}`] : [];
  try {
    changeOf(tree, files, fault);
    return gone;
  } catch (error) {
    if (error instanceof Stale) return [error.message, ...gone];
    throw error;
  }
};

const runPlanted = async (place: Place, { fault, files }: Hunted, step: Step) => {
  const planted = plant(place.tree, files, fault);
  place.hosts.changed(planted.file);
  try {
    return await runStep(place, step);
  } finally {
    planted.restore();
    place.hosts.changed(planted.file);
  }
};

/** The part of a step that its failures name; all of it when they name no file. */
const failedIn = (step: Step, failures: readonly string[]): Step => {
  const files = step.files.filter((file) => failures.some((failure) => failure.includes(basename(file))));
  return files.length > 0 ? { ...step, files } : step;
};
const keysOf = ({ key, files }: Step): string[] =>
  files.length === 0 ? [key] : files.map((file) => `${key} ${file}`);

/** Runs what failed once more without the fault, unless that is known. True when it holds: then the fault made it fail. */
const holdsWithout = async (place: Place, step: Step, sound: Sound): Promise<boolean> => {
  if (keysOf(step).some((key) => !sound.has(key))) {
    const { isFailed, failures } = await runStep(place, step);
    const wrong = new Set(isFailed ? keysOf(failedIn(step, failures)) : []);
    for (const key of keysOf(step)) sound.set(key, !wrong.has(key) && !wrong.has(step.key));
    if (isFailed) console.log(`fails without any fault: ${failures.join(' | ')}`);
  }
  return keysOf(step).some((key) => sound.get(key) === true);
};

const detailOf = (failures: readonly string[]): string =>
  failures[0] === undefined ? '' : `${failures[0]}${failures.length > 1 ? ` (+${failures.length - 1})` : ''}`;

/** The step without what fails anyhow; undefined when nothing is left of it. */
const usable = (step: Step, sound: Sound): Step | undefined => {
  if (sound.get(step.key) === false) return undefined;
  const files = step.files.filter((file) => sound.get(`${step.key} ${file}`) !== false);
  return files.length === 0 && step.files.length > 0 ? undefined : { ...step, files };
};

// On a busy machine a page may answer too late once.
const onPages = ['browser', 'stories', 'pictures', 'e2e'];

const look = async (place: Place, hunted: Hunted, step: Step): Promise<string | undefined> => {
  for (let left = usable(step, hunted.sound); left; left = usable(step, hunted.sound)) {
    const { isFailed, failures } = await runPlanted(place, hunted, left);
    if (!isFailed) return undefined;
    const failed = failedIn(left, failures);
    if (!(await holdsWithout(place, failed, hunted.sound))) continue;
    const again = onPages.includes(step.key) ? await runPlanted(place, hunted, failed) : undefined;
    if (again?.isFailed !== false) return detailOf(again?.failures ?? failures);
    console.log(`failed once only: ${failures.join(' | ')}`);
    return undefined;
  }
  return undefined;
};

/** Plants one fault, runs its steps until one finds it (or all), and takes it back. */
export const hunt = async (place: Place, hunted: Hunted): Promise<Finding> => {
  const start = Date.now();
  const { fault, layer, files, sound, isEveryStep } = hunted;
  const { steps, missing } = stepsOf(fault.checks, files);
  const by: { step: string; detail: string }[] = [];
  let stale = '';
  try {
    for (const step of steps) {
      const detail = await look(place, hunted, step);
      if (detail !== undefined) by.push({ step: step.key, detail });
      if (detail !== undefined && !isEveryStep) break;
    }
  } catch (error) {
    if (!(error instanceof Stale)) throw error;
    stale = error.message;
  }
  const isHindered = by.length === 0 && steps.some((step) => usable(step, sound) === undefined);
  const notes = [
    ...missing.map((check) => `there is no ${check}`),
    ...(isHindered ? ['some of its tests fail without it'] : []),
  ];
  return {
    id: fault.id,
    layer,
    title: fault.title,
    outcome: stale ? 'stale' : by.length > 0 ? 'found' : 'unfound',
    by,
    note: stale || notes.join('; '),
    seconds: Math.round((Date.now() - start) / 1000),
  };
};
