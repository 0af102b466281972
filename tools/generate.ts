import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newComponent } from './new-component.ts';
import { newModule } from './new-module.ts';
import { newScreen } from './new-screen.ts';
import { type Plan, startPlan, Stop, writePlan } from './plan.ts';
import { usage } from './usage.ts';

const INTO = '--into=';
const project = dirname(dirname(fileURLToPath(import.meta.url)));

// Fills the plan and returns what is left for a person to do.
const fill = (plan: Plan, [kind, ...words]: readonly string[]): string[] => {
  const [first = '', second = '', third = ''] = words;
  if (kind === 'component' && words.length === 1) return newComponent(plan, first);
  if (kind === 'module' && words.length === 3)
    return newModule(plan, { key: first, title: second, subtitle: third });
  const [module = '', name = '', ...more] = first.split('/');
  if (kind === 'screen' && words.length === 2 && name !== '' && more.length === 0)
    return newScreen(plan, { module, name, title: second });
  if (kind === 'screen' && words.length === 3 && name === '')
    return newScreen(plan, { module, name: second, title: third });
  throw new Stop(usage);
};

/** Runs the generator with the words of a command line (`--into=<folder>` writes under another root); returns the exit code. */
export const generate = (args: readonly string[]): number => {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(usage);
    return 0;
  }
  const into = args.find((arg) => arg.startsWith(INTO))?.slice(INTO.length);
  try {
    const plan = startPlan(into ? resolve(into) : project);
    const left = fill(
      plan,
      args.filter((arg) => !arg.startsWith(INTO)),
    );
    for (const line of writePlan(plan)) console.log(line);
    console.log(`\nJá funciona. Agora é com você:\n${left.map((step) => `- ${step}`).join('\n')}`);
    return 0;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    return 1;
  }
};
