import type { Question, QuestionKind } from './question.ts';

/** The questions of a report with the names of their buttons. */
export const withButtons = <Q extends Question>(questions: Readonly<Record<string, Q>>): [string, Q][] => {
  const entries = Object.entries(questions);
  const ofAll = entries.length > 1 ? 'Buscar todos' : 'Buscar';
  return entries.map(([name, question]) => [
    name,
    {
      ...question,
      texts: { button: question.kind === 'all' ? ofAll : 'Buscar', ...question.texts },
    },
  ]);
};

const FIRST: Readonly<Record<QuestionKind, string>> = {
  period: 'Escolha o período e ',
  months: 'Escolha as competências e ',
  competence: 'Escolha a competência e ',
  code: 'Digite o código e ',
  all: '',
};

/** Advice for the first search, in a sentence: 'Escolha o período e use Buscar, ou use Buscar todos.'. */
export const howToAsk = (questions: readonly Question[]): string => {
  const ways = questions.map(({ kind, texts }) => `${FIRST[kind]}use ${texts.button}`).join(', ou ');
  return `${ways.charAt(0).toUpperCase()}${ways.slice(1)}.`;
};
