import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newComponent } from './new-component.ts';
import { newModule } from './new-module.ts';
import { newScreen } from './new-screen.ts';
import { type Plan, startPlan, Stop, writePlan } from './plan.ts';
import type { QuestionName } from './templates/questions.ts';
import { usage } from './usage.ts';

const INTO = '--into=';
const project = dirname(dirname(fileURLToPath(import.meta.url)));

const QUESTIONS: Readonly<Record<string, QuestionName>> = {
  '--periodo': 'periodo',
  '--competencia': 'competencia',
  '--todos': 'todos',
};
const CARDS = '--cartoes';

const GROUP = '--grupo';

/** The words without `--grupo "Relatórios"` or `--grupo=Relatórios`, and the group. */
const withoutGroup = (args: readonly string[]): { words: readonly string[]; group?: string | undefined } => {
  const at = args.findIndex((arg) => arg === GROUP || arg.startsWith(`${GROUP}=`));
  if (at < 0) return { words: args };
  const isApart = args[at] === GROUP;
  const group = isApart ? args[at + 1] : args[at]?.slice(GROUP.length + 1);
  if (!group?.trim() || args[0] !== 'screen') throw new Stop(usage);
  return { words: args.toSpliced(at, isApart ? 2 : 1), group };
};

// How the report is asked for and whether it has indicators; another option, or two questions, and nothing is right.
const optionsOf = (options: readonly string[]) => {
  const asked = options.filter((option) => option !== CARDS);
  const question = asked.length === 0 ? 'periodo' : QUESTIONS[asked[0] ?? ''];
  if (question === undefined || asked.length > 1) throw new Stop(usage);
  return { question, hasCards: options.includes(CARDS) };
};

// Fills the plan and answers what is left for a person to do.
const fill = (plan: Plan, given: readonly string[]): string[] => {
  const { words: args, group } = withoutGroup(given);
  const options = args.filter((arg) => arg.startsWith('--'));
  const [kind, ...words] = args.filter((arg) => !arg.startsWith('--'));
  const [first = '', second = '', third = ''] = words;
  if (kind !== 'screen' && options.length > 0) throw new Stop(usage);
  if (kind === 'component' && words.length === 1) return newComponent(plan, first);
  if (kind === 'module' && words.length === 3)
    return newModule(plan, { key: first, title: second, subtitle: third });
  const [module = '', name = '', ...more] = first.split('/');
  if (kind === 'screen' && words.length === 2 && name !== '' && more.length === 0)
    return newScreen(plan, { module, name, title: second, group, ...optionsOf(options) });
  if (kind === 'screen' && words.length === 3 && name === '')
    return newScreen(plan, { module, name: second, title: third, group, ...optionsOf(options) });
  throw new Stop(usage);
};

/** Runs the generator on the words of a command line (`--into=<folder>` writes under another root); answers the exit code. */
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
