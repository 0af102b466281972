import { columnsOf } from './columns.ts';

/** An invented claim with a value of every kind that a column can hold. */
export interface Guia {
  readonly numero: string;
  readonly beneficiario: string;
  readonly cpf: string | null;
  readonly execucao: string | null;
  readonly competencia: string | null;
  readonly recebidaEm: string | null;
  readonly valorCents: number | null;
  readonly glosa: number | null;
  readonly isUrgente: boolean | null;
  readonly situacao: 'Paga' | 'Glosada' | 'Em análise';
}

const { field } = columnsOf<Guia>();

/** One column for each kind of filter. */
export const guiaColumns = [
  field('numero', { header: 'Guia', filter: { kind: 'text' }, footer: 'count' }),
  field('beneficiario', { header: 'Beneficiário', filter: { kind: 'text' } }),
  field('cpf', { header: 'CPF', format: 'cpf', filter: { kind: 'text' } }),
  field('execucao', { header: 'Execução', format: 'date', filter: { kind: 'dates' } }),
  field('competencia', { header: 'Competência', format: 'competencia', filter: { kind: 'competencias' } }),
  field('recebidaEm', { header: 'Recebida em', format: 'dateTime', filter: { kind: 'dates' } }),
  field('valorCents', { header: 'Valor', format: 'money', filter: { kind: 'range' }, footer: 'sum' }),
  field('glosa', { header: 'Glosa', format: 'percent', filter: { kind: 'range' } }),
  field('isUrgente', { header: 'Urgente', format: 'yesNo', filter: { kind: 'exact' } }),
  field('situacao', { header: 'Situação', filter: { kind: 'exact' } }),
];

/** A CPF with valid check digits out of nine digits. */
function cpfOf(nine: number): string {
  let code = String(nine).padStart(9, '0');
  for (const length of [9, 10]) {
    const sum = [...code].reduce((total, digit, at) => total + Number(digit) * (length + 1 - at), 0);
    code += String(((sum * 10) % 11) % 10);
  }
  return code;
}

const names = [
  'Álvaro Conceição',
  'Bianca Prado',
  'Caetano Souza',
  'Denise Lima',
  'Égon Tavares',
  'Fabrícia Montes',
];
const situacoes = ['Paga', 'Glosada', 'Em análise'] as const;
const two = (number: number): string => String(number).padStart(2, '0');

/** Twelve claims, from July to October 2026; the seventh has hardly any values. */
export const guias: readonly Guia[] = Array.from({ length: 12 }, (_, at) => {
  const isBare = at === 6;
  const day = `2026-${two(7 + Math.floor(at / 3))}-${two(1 + ((at * 7) % 28))}`;
  return {
    numero: String(70_100 + at * 13).padStart(8, '0'),
    beneficiario: names[at % names.length] ?? '',
    cpf: isBare ? null : cpfOf(100_200_300 + at * 1_111),
    execucao: isBare ? null : day,
    competencia: isBare ? null : day.slice(0, 7),
    recebidaEm: isBare ? null : `${day}T${two(8 + at)}:30:00-03:00`,
    valorCents: isBare ? null : at === 3 ? -12_550 : 15_000 + at * 10_025,
    glosa: isBare ? null : at * 2.5,
    isUrgente: isBare ? null : at % 4 === 0,
    situacao: situacoes[at % situacoes.length] ?? 'Paga',
  };
});
