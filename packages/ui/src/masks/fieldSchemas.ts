import * as z from 'zod/mini';
import { formatInteger } from '../format/format.ts';
import { bareCep } from './cep.ts';
import { bareCnpj } from './cnpj.ts';
import { bareCns } from './cns.ts';
import { bareCpf } from './cpf.ts';
import { formatCents } from './decimal.ts';
import { barePhone } from './phone.ts';
import {
  cepProblem,
  cnpjProblem,
  cnsProblem,
  cpfCnpjProblem,
  cpfProblem,
  emailProblem,
  phoneProblem,
  type ProblemOf,
} from './problems.ts';

/** Schema of a text: it takes the typed text and returns the text of the wire. */
export type TextKind = z.ZodMiniType<string, string>;

const textKind = (bare: (text: string) => string, problemOf: ProblemOf): TextKind =>
  z.pipe(
    z.string(problemOf('') ?? 'Preencha este campo'),
    z.transform((text: string, context) => {
      const problem = problemOf(text);
      if (problem === null) return bare(text);
      context.issues.push({ code: 'custom', message: problem, input: text });
      return z.NEVER;
    }),
  );

/** CPF as '52998224725', typed with or without punctuation. */
export const cpfKind = textKind(bareCpf, cpfProblem);

/** CNPJ as '12ABC34501DE35', typed with or without punctuation, in either case. */
export const cnpjKind = textKind(bareCnpj, cnpjProblem);

/** A CPF or a CNPJ without punctuation. */
export const cpfCnpjKind = textKind(bareCnpj, cpfCnpjProblem);

/** CNS as '898001160660761'. */
export const cnsKind = textKind(bareCns, cnsProblem);

/** CEP as '01310100'. */
export const cepKind = textKind(bareCep, cepProblem);

/** Phone with its DDD, as '11912345678'. */
export const phoneKind = textKind(barePhone, phoneProblem);

/** E-mail without spaces at the ends; the case of the letters stays. */
export const emailKind = textKind((text) => text.trim(), emailProblem);

/** Required text; `what` includes its article: 'a razão social'. Spaces at the ends are dropped. */
export const requiredText = (what: string, most?: number): TextKind =>
  textKind(
    (text) => text.trim(),
    (text) => {
      const { length } = text.trim();
      if (length === 0) return `Informe ${what}`;
      return most !== undefined && length > most
        ? `Texto com ${formatInteger(length)} letras: reduza para ${formatInteger(most)}`
        : null;
    },
  );

/** The same schema for an optional field: '' for blanks. */
export const emptyOr = (kind: TextKind): TextKind =>
  z.pipe(
    z.string(),
    z.transform((text: string, context) => {
      if (text.trim() === '') return '';
      const read = z.safeParse(kind, text);
      if (read.success) return read.data;
      context.issues.push({
        code: 'custom',
        message: read.error.issues[0]?.message ?? 'Confira este campo',
        input: text,
      });
      return z.NEVER;
    }),
  );

/** The limits of a number in a form. */
export interface NumberLimits {
  /** Name of the field with its article, for the message of an empty field: 'a mensalidade'. */
  readonly what: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Schema of a number: null while its field is empty, which is a problem unless `z.nullable` allows it. */
export type NumberKind = z.ZodMiniType<number, number | null>;

const numberKind = ({ what, min, max }: NumberLimits, written: (value: number) => string): NumberKind =>
  z.pipe(
    z.nullable(z.union([z.number(), z.nan()], `Informe ${what}`)),
    z.transform((value: number | null, context) => {
      const problem =
        value === null
          ? `Informe ${what}`
          : Number.isNaN(value)
            ? `Corrija ${what}: o que está escrito não cabe aqui`
            : min !== undefined && value < min
              ? `Valor abaixo do permitido: o mínimo é ${written(min)}`
              : max !== undefined && value > max
                ? `Valor acima do permitido: o máximo é ${written(max)}`
                : null;
      if (value !== null && problem === null) return value;
      context.issues.push({ code: 'custom', message: problem ?? '', input: value });
      return z.NEVER;
    }),
  );

/** Schema of a number. Its messages show at most 6 figures after the comma. */
export const numberValue = (limits: NumberLimits): NumberKind => {
  const figures = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 6 });
  return numberKind(limits, (value) => figures.format(value));
};

/** Schema of integer cents; so are `min` and `max`. */
export const moneyCents = (limits: NumberLimits): NumberKind =>
  numberKind(limits, (cents) => `R$ ${formatCents(cents)}`);

/** Schema of percentage points (12.5 is 12,5%). Default from 0 to 100. */
export const percentPoints = ({ min = 0, max = 100, what }: NumberLimits): NumberKind => {
  const figures = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
  return numberKind({ what, min, max }, (value) => `${figures.format(value)}%`);
};
