import * as z from 'zod/mini';
import type { Schema } from '../http/endpoint.ts';
import { competencia as competenciaCodec } from '../kinds/competencia.ts';
import { day as dayCodec, dayTime } from '../kinds/day.ts';
import { money as moneyCodec, percent as percentCodec } from '../kinds/decimal.ts';
import { quantidade as quantidadeCodec } from '../kinds/quantidade.ts';
import { idText, optionalText } from '../kinds/text.ts';
import { writeChoice, writePercent, writeQuantidade, writeSimNao } from './shown.ts';

/** Filter of a field: a part of its text, one of its values, from … to, days, months. */
export type FieldFilter = 'text' | 'exact' | 'range' | 'dates' | 'competencias';

/** Text form of a field on screen and in files. */
export type FieldFormat =
  | 'text'
  | 'integer'
  | 'money'
  | 'percent'
  | 'date'
  | 'dateTime'
  | 'competencia'
  | 'cpf'
  | 'cnpj'
  | 'cns'
  | 'cco'
  | 'phone'
  | 'cep';

/** Place on the card of a phone: name of the card, its amount or state, a value of the second line, or only in the open card. */
export type CardPlace = 'name' | 'amount' | 'quiet' | 'none';

/** Defaults of a kind for its fields. */
export interface Look {
  /** Default 'text'. */
  readonly format?: FieldFormat;
  readonly filter?: FieldFilter;
  readonly footer?: 'count' | 'sum';
  readonly principal?: true | string;
  /** Least width in rem, for values that must never be cut. */
  readonly width?: number;
  /** True for an identifier, which is never cut; amounts, counts and days never are. */
  readonly isWhole?: boolean;
  readonly card?: CardPlace;
  /** Value on screen and in files, when it differs from the wire. */
  readonly shown?: (value: never) => string | number | null;
}

/** Options of a field in one report. */
export interface FieldOptions {
  readonly filter?: FieldFilter;
  /** null removes the kind's total. */
  readonly footer?: 'count' | 'sum' | null;
  /**
   * Shows its sum beside the count of rows, under its header or this name. One of several sums of money needs it (REL-38).
   */
  readonly principal?: true | string;
  readonly width?: number;
  /** True for a state that is read down the column: never cut. */
  readonly isWhole?: boolean;
  /** Its place on the card of a phone, where the rule of the table would choose badly (REL-55). */
  readonly card?: CardPlace;
}

/** The kinds of fields; each has its fake in report.fake.ts. */
export type Kind =
  | 'matricula'
  | 'numero'
  | 'nome'
  | 'code'
  | 'text'
  | 'pessoa'
  | 'empresa'
  | 'plano'
  | 'endereco'
  | 'bairro'
  | 'cidade'
  | 'uf'
  | 'email'
  | 'cpf'
  | 'cnpj'
  | 'cns'
  | 'cco'
  | 'phone'
  | 'cep'
  | 'simNao'
  | 'situacao'
  | 'day'
  | 'moment'
  | 'competencia'
  | 'money'
  | 'percent'
  | 'count'
  | 'quantidade'
  | 'idade'
  | 'choice';

/** A field of a report's row, which is also its column. */
export interface Field<S extends Schema = Schema, Inner extends Schema = Schema> {
  readonly kind: Kind;
  readonly header: string;
  readonly codec: S;
  /** The codec of a present value. */
  readonly inner: Inner;
  readonly look: Look;
  /** Codes of a choice, or its words where it has none; fakes take their values from here. */
  readonly values?: readonly string[];
}

const looked = (look: Look, { footer, ...options }: FieldOptions): Look => {
  const { footer: ofKind, ...rest } = { ...look, ...options };
  const total = footer === undefined ? ofKind : footer;
  return total === undefined || total === null ? rest : { ...rest, footer: total };
};

const kindOf =
  <S extends Schema, Inner extends Schema>(kind: Kind, codec: S, inner: Inner, look: Look = {}) =>
  (header: string, options: FieldOptions = {}): Field<S, Inner> => ({
    kind,
    header,
    codec,
    inner,
    look: looked(look, options),
  });

/** A kind with optional values: null. */
const nullable = <Inner extends Schema>(kind: Kind, inner: Inner, look: Look) =>
  kindOf(kind, z.nullable(inner), inner, look);

const textKind = (kind: Kind, look: Look = {}) =>
  kindOf(kind, optionalText, z.string(), { filter: 'text', ...look });

/** The same field for a value that is always present, although its kind is optional. */
export const required = <Inner extends Schema>({
  inner,
  ...field
}: Field<Schema, Inner>): Field<Inner, Inner> => ({
  ...field,
  codec: inner,
  inner,
});

/** A field that only our own server sends. */
export const ours = <S extends Schema, Inner extends Schema>(
  field: Field<S, Inner>,
): Field<z.ZodMiniOptional<S>, Inner> => ({ ...field, codec: z.optional(field.codec) });

/** Matrícula of a beneficiary, which opens the person. */
export const matricula = kindOf('matricula', idText, idText, { filter: 'text', isWhole: true });
/** Number of a contract, an invoice or a title. */
export const numero = kindOf('numero', idText, idText, { filter: 'text', isWhole: true });
export const nome = kindOf('nome', z.string(), z.string(), { filter: 'text' });
/** An identification that may carry leading zeros. */
export const code = textKind('code', { isWhole: true });
export const text = textKind('text');
export const pessoa = textKind('pessoa');
export const empresa = textKind('empresa');
export const plano = textKind('plano');
export const endereco = textKind('endereco');
export const bairro = textKind('bairro');
export const cidade = textKind('cidade', { filter: 'exact' });
export const uf = textKind('uf');
export const email = textKind('email');
export const cpf = textKind('cpf', { format: 'cpf' });
export const cnpj = textKind('cnpj', { format: 'cnpj' });
export const cns = textKind('cns', { format: 'cns' });
export const cco = textKind('cco', { format: 'cco' });
/** A phone in the form of the register. */
export const phone = textKind('phone', { format: 'phone', isWhole: true });
export const cep = textKind('cep', { format: 'cep', isWhole: true });
/** SIM and NAO on the wire, Sim and Não on screen. */
export const simNao = textKind('simNao', { filter: 'exact', shown: writeSimNao, card: 'none' });
/** The state of a record, drawn in its colour. */
export const situacao = kindOf('situacao', z.string(), z.string(), { filter: 'exact' });

export const day = nullable('day', dayCodec, { format: 'date', filter: 'dates' });
export const moment = nullable('moment', dayTime, { format: 'dateTime', filter: 'dates' });
export const competencia = nullable('competencia', competenciaCodec, {
  format: 'competencia',
  filter: 'competencias',
});
/** Integer cents. */
export const money = nullable('money', moneyCodec, { format: 'money', filter: 'range', footer: 'sum' });
/** Integer hundredths of a percent. */
export const percent = nullable('percent', percentCodec, {
  format: 'percent',
  filter: 'range',
  shown: writePercent,
});
export const count = nullable('count', z.int(), { format: 'integer', filter: 'range' });
/** Integer ten-thousandths of a unit. */
export const quantidade = nullable('quantidade', quantidadeCodec, {
  filter: 'range',
  isWhole: true,
  shown: writeQuantidade,
});
/** Whole years. */
export const idade = nullable('idade', z.int(), { format: 'integer', filter: 'range' });

/**
 * One of a few words. With an object, its keys are on the wire and its words on screen. A code without a word is shown as `other`, else
 * unchanged.
 */
export const choice = (
  header: string,
  words: readonly string[] | Readonly<Record<string, string>>,
  { other, ...options }: FieldOptions & { readonly other?: string } = {},
) => {
  const field = textKind('choice', { filter: 'exact' })(header, options);
  if (Array.isArray(words)) return { ...field, values: words as readonly string[] };
  const ofCode = words as Readonly<Record<string, string>>;
  return {
    ...field,
    values: Object.keys(ofCode),
    look: { ...field.look, shown: writeChoice(ofCode, other) },
  };
};
