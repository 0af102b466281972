import type { FieldErrors } from 'react-hook-form';
import type { FormProblem } from './Form.tsx';

const isLeaf = (error: object): error is { message: string } =>
  'message' in error && typeof error.message === 'string' && 'type' in error;

/** The errors of a form as lines of its summary, in the order of the schema; names are dotted: 'dependentes.0.cpf'. */
export function problemsOf(errors: FieldErrors, path = ''): FormProblem[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null || key === 'ref' || (path === '' && key === 'root'))
      return [];
    const name = path + key;
    return isLeaf(error) ? [{ name, message: error.message }] : problemsOf(error as FieldErrors, `${name}.`);
  });
}

/** The summary as first drawn, with corrected fields ticked; newer errors are only shown at their fields. */
export const withSolved = (
  problems: readonly FormProblem[],
  errors: readonly FormProblem[],
): readonly FormProblem[] => {
  const wrong = new Set(errors.map(({ name }) => name));
  return problems.map((problem) => (wrong.has(problem.name) ? problem : { ...problem, isSolved: true }));
};
