import type { FieldProblem } from '@vidas/api-client/http/ApiError.ts';

/** One thing wrong in a file: where (line from 1, field when known) and what, in Portuguese. */
export interface ImportProblem {
  /** Line of the file, from 1; null when the whole file is meant. */
  line: number | null;
  /** Name of the element or attribute, as the layout writes it; null when none is meant. */
  field: string | null;
  message: string;
  /** From 1; only of what an XML parser refuses, where one line may be the whole file. */
  column?: number;
}

/** As many problems as readers list one by one; the rest is counted. */
export const LISTED_PROBLEMS = 50;

const written = ({ line, message }: ImportProblem): string =>
  line === null ? message : `Linha ${line}: ${message}`;

/** A file that is refused: `message` is a whole text in Portuguese for the person, `problems` its details. */
export class ImportError extends Error {
  readonly problems: readonly ImportProblem[];
  /** Problems found in all, the listed ones and the others. */
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

  /** The problems as the API answers them: the place, and the reason without the place. */
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
