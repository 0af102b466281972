import type { FieldProblem } from '@vidas/api-client/http/ApiError.ts';

/** One problem of a file: place (line from 1, field when known) and Portuguese reason. */
export interface ImportProblem {
  /** Line of the file, from 1; null for the whole file. */
  line: number | null;
  /** Element or attribute in the layout's notation; null without one. */
  field: string | null;
  message: string;
  /** From 1; only for XML parser errors, where one line may be the whole file. */
  column?: number;
}

/** Maximum of listed problems per reader; the rest is counted. */
export const LISTED_PROBLEMS = 50;

const written = ({ line, message }: ImportProblem): string =>
  line === null ? message : `Linha ${line}: ${message}`;

/** A refused file: `message` is a complete Portuguese text for the person, `problems` its details. */
export class ImportError extends Error {
  readonly problems: readonly ImportProblem[];
  /** Number of all problems, listed or not. */
  readonly total: number;

  constructor(problems: readonly ImportProblem[], total: number = problems.length) {
    const first = problems[0] ? written(problems[0]) : 'O arquivo foi recusado.';
    super(
      total > 1
        ? `O arquivo tem ${total.toLocaleString('pt-BR')} problemas e nada foi importado. ${first}`
        : first,
    );
    this.name = 'ImportError';
    this.problems = problems;
    this.total = total;
  }

  /** Problems in the API's form: the place, and the reason without the place. */
  toFieldProblems(): FieldProblem[] {
    return this.problems.map((problem) => ({
      ...(problem.field === null ? {} : { field: problem.field }),
      ...(problem.line === null ? {} : { line: problem.line }),
      message: problem.message,
    }));
  }
}

/** Refuses a file for one reason. */
export const refusal = (
  message: string,
  line: number | null = null,
  field: string | null = null,
  column?: number,
): ImportError => new ImportError([{ line, field, message, ...(column === undefined ? {} : { column }) }]);
