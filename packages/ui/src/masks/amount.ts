import { formatCents, grouped } from './decimal.ts';

/** The limits of a typed amount. */
export interface AmountRule {
  /** Largest number of figures after the comma. Default 0: whole numbers. */
  readonly decimals?: number | undefined;
  /** Least number of figures after the comma. Default 0. */
  readonly leastDecimals?: number | undefined;
  /** Default false. */
  readonly canBeNegative?: boolean | undefined;
  /** Permitted sign beside the figures. */
  readonly sign?: 'R$' | '%' | undefined;
  /** Sentence for a number outside the limits, in place of our own. */
  readonly problemText?: string | undefined;
}

/** The parts of a number that was read. */
interface Figures {
  readonly isNegative: boolean;
  /** Without dots. */
  readonly whole: string;
  readonly decimals: string;
}

export type AmountReading = Figures | { readonly problem: string } | null;

// Beyond this a number loses its last digits.
const mostFigures = 15;

const brazilian = /^(\d*|\d{1,3}(?:\.\d{3})+)(?:,(\d*))?$/;
const foreign = /^(\d{1,3}(?:,\d{3})+)\.(\d+)$/;
const pointed = /^(\d+)\.(\d+)$/;

const nouns = { R$: 'um valor em reais', '%': 'uma porcentagem', '': 'um número' } as const;

const dressed = (rule: AmountRule, whole: string, decimals: string): string => {
  const least = decimals.padEnd(rule.leastDecimals ?? 0, '0');
  const figures = grouped(whole.replace(/^0+(?=\d)/, '') || '0') + (least && `,${least}`);
  return rule.sign === 'R$' ? `R$ ${figures}` : figures + (rule.sign ?? '');
};

function example(rule: AmountRule): string {
  if (!rule.decimals) return '1.234';
  return rule.sign === 'R$' ? formatCents(123_450) : rule.sign === '%' ? '12,5' : '1.234,5';
}

/** The problem of the figures under a rule; null for valid ones. */
function misfit({ isNegative, whole, decimals }: Figures, rule: AmountRule): string | null {
  const most = rule.decimals ?? 0;
  if (isNegative && !rule.canBeNegative) return 'aqui não cabe um valor negativo';
  if (decimals.length > most && most === 0) return 'aqui cabe só um número inteiro';
  if (decimals.length > most) return `use no máximo ${most} algarismos depois da vírgula`;
  if (whole.replace(/^0+/, '').length + most > mostFigures) return 'é grande demais: use menos algarismos';
  return null;
}

/** The problem of a text such as '60.50', which has two readings. The message asks for one instead of guessing. */
function bothReadings(text: string, [, whole = '', decimals = '']: RegExpExecArray, rule: AmountRule) {
  const isGroup = decimals.length > (rule.decimals ?? 0) || whole.length + decimals.length > 12;
  if (isGroup) return null;
  const [first, second] = [dressed(rule, whole, decimals), dressed(rule, whole + decimals, '')];
  return `“${text}” pode ser ${first} ou ${second}: use a vírgula para as casas decimais`;
}

/** Reads an amount in Brazilian form: null for an empty text, a sentence for an unreadable or refused one. */
export function readAmount(typed: string, rule: AmountRule): AmountReading {
  const text = typed.trim();
  if (text === '') return null;
  const bare = text.replace('−', '-').replace(/[\s\u00a0]/g, '');
  const plain =
    rule.sign === 'R$' ? bare.replace(/^(-?)R\$/i, '$1') : rule.sign === '%' ? bare.replace(/%$/, '') : bare;
  const parts = /^(-?)([\d.,]*\d[\d.,]*)(-?)$/.exec(plain);
  const body = parts?.[2] ?? '';
  const unread = `“${text}” não é ${nouns[rule.sign ?? '']}: escreva como em ${example(rule)}`;
  if (!parts || (parts[1] && parts[3])) return { problem: unread };
  const found = brazilian.exec(body) ?? foreign.exec(body);
  const point = pointed.exec(body);
  if (!found && point) return { problem: rule.problemText ?? bothReadings(text, point, rule) ?? unread };
  if (!found) return { problem: unread };
  const figures = {
    isNegative: Boolean(parts[1] || parts[3]),
    whole: (found[1] ?? '').replace(/[.,]/g, ''),
    decimals: found[2] ?? '',
  };
  const reason = misfit(figures, rule);
  return reason === null ? figures : { problem: rule.problemText ?? `“${text}”: ${reason}` };
}
