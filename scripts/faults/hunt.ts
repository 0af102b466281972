import { basename } from 'node:path';
import type { Fault, Finding, Layer } from './fault.ts';
import { changeOf, plant, Stale } from './plant.ts';
import { runStep, stepsOf, type Place, type Step } from './steps.ts';

/** Steps, and test files, that fail in the tree without any fault: they can find nothing. */
export interface Red {
  steps: ReadonlySet<string>;
  files: ReadonlySet<string>;
}

const allSteps = (layers: readonly Layer[], files: readonly string[]): Step[] => {
  const byKey = new Map<string, Set<string>>();
  for (const { checks } of layers.flatMap(({ faults }) => faults))
    for (const { key, files: mine } of stepsOf(checks, files).steps)
      byKey.set(key, new Set([...(byKey.get(key) ?? []), ...mine]));
  return [...byKey].map(([key, mine]) => ({ key, files: [...mine] }));
};

/** Runs every step once on the sound tree, with all test files that the faults name. */
export const findRed = async (
  place: Place,
  layers: readonly Layer[],
  files: readonly string[],
): Promise<Red> => {
  const steps = new Set<string>();
  const red = new Set<string>();
  for (const step of allSteps(layers, files)) {
    const start = Date.now();
    const { isFailed, failures } = await runStep(place, step, { isToTheEnd: true });
    const mine = step.files.filter((file) => failures.some((failure) => failure.includes(basename(file))));
    console.log(
      `sound tree: ${step.key} ${isFailed ? 'RED' : 'green'} in ${Math.round((Date.now() - start) / 1000)} s`,
    );
    for (const failure of failures) console.log(`  ${failure}`);
    for (const file of mine) red.add(`${step.key} ${file}`);
    if (isFailed && mine.length === 0) steps.add(step.key);
  }
  return { steps, files: red };
};

const greenOf = (step: Step, red: Red): Step[] => {
  if (red.steps.has(step.key)) return [];
  const files = step.files.filter((file) => !red.files.has(`${step.key} ${file}`));
  return files.length === 0 && step.files.length > 0 ? [] : [{ ...step, files }];
};

const detailOf = (failures: readonly string[]): string =>
  failures[0] === undefined ? '' : `${failures[0]}${failures.length > 1 ? ` (+${failures.length - 1})` : ''}`;

/** What keeps a fault from being planted and looked for in this tree; empty when nothing does. */
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

/** Plants one fault, runs its steps until one finds it (or all), and takes it back. */
export const hunt = async (
  place: Place,
  {
    fault,
    layer,
    files,
    red,
    isEveryStep,
  }: { fault: Fault; layer: string; files: readonly string[]; red: Red; isEveryStep: boolean },
): Promise<Finding> => {
  const start = Date.now();
  const { id, title } = fault;
  const { steps, missing } = stepsOf(fault.checks, files);
  const green = steps.flatMap((step) => greenOf(step, red));
  const without = green.length < steps.length ? ['some of its tests fail without it'] : [];
  const note = [...missing.map((check) => `there is no ${check}`), ...without].join('; ');
  const done = (outcome: Finding['outcome'], by: Finding['by'], more = note): Finding => ({
    id,
    layer,
    title,
    outcome,
    by,
    note: more,
    seconds: Math.round((Date.now() - start) / 1000),
  });
  const by: { step: string; detail: string }[] = [];
  try {
    const planted = plant(place.tree, files, fault);
    place.hosts.changed(planted.file);
    try {
      for (const step of green) {
        const { isFailed, failures } = await runStep(place, step);
        if (isFailed) by.push({ step: step.key, detail: detailOf(failures) });
        if (isFailed && !isEveryStep) break;
      }
    } finally {
      planted.restore();
      place.hosts.changed(planted.file);
    }
  } catch (error) {
    if (error instanceof Stale) return done('stale', [], error.message);
    throw error;
  }
  return done(by.length > 0 ? 'found' : 'unfound', by);
};
