import type { FieldProblem } from '@vidas/api-client/http/ApiError.ts';
import { rotuloDe } from './palavras/rotulos.ts';

/**
 * Maximum of fields in a refusal, and of characters of each repeated text (SER-48), because the sender
 * controls both.
 */
const most = { fields: 20, name: 60, text: 300 };

/** Shortened problems for a refusal. Problems of a file's lines stay whole, because each reader limits its own list. */
const shortened = (problems: readonly FieldProblem[]): FieldProblem[] => {
  const ofLines = problems.filter(({ line }) => line !== undefined);
  const ofFields = problems.filter(({ line }) => line === undefined).slice(0, most.fields);
  return [
    ...ofFields.map(({ field, message }) => ({
      ...(field === undefined ? {} : { field: field.slice(0, most.name) }),
      message: message.slice(0, most.text),
    })),
    ...ofLines,
  ];
};

/** Parts of a refusal besides its text. */
export interface FailureDetails {
  problems?: readonly FieldProblem[];
  /** Further fields of the JSON body. */
  body?: object;
  /** An absent value sends no header. */
  headers?: Readonly<Record<string, string | number | undefined>>;
  cause?: unknown;
}

/** A refusal, answered as JSON `{ error, message, problems }`; the text is Portuguese and may be shown. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, text: string, details: FailureDetails = {}) {
    super(text, { cause: details.cause });
    this.status = status;
    const problems = details.problems ? { problems: shortened(details.problems) } : {};
    this.body = { ...details.body, error: text, message: text, ...problems };
    const given = Object.entries(details.headers ?? {}).filter(([, value]) => value !== undefined);
    this.headers = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  }
}

/** Refusal of somebody without the module, or without the occupation that it asks for (VEN-30). */
export const semAcesso = (): Failure => new Failure(403, 'Você não possui acesso a este módulo!');

/**
 * A 400 that names each field, and the problem of a single one: labels for people, with the wire's names
 * beside them.
 */
export const refuseFields = (problems: readonly FieldProblem[]): Failure => {
  const [first] = problems;
  const text =
    first && problems.length === 1
      ? `${rotuloDe(first.field ?? '')}: ${first.message}`.slice(0, most.text)
      : `Há ${problems.length.toLocaleString('pt-BR')} campos com problema.`;
  return new Failure(400, text, { problems });
};

/** The reason for which something is taken back, trimmed; a blank one is refused. */
export const exigeMotivo = (motivo: string): string => {
  const dito = motivo.trim();
  if (dito === '') throw refuseFields([{ field: 'motivo', message: 'diga por que se desfaz' }]);
  return dito;
};
