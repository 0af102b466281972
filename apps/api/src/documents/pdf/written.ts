import { formatCep, formatCnpj, formatCpf } from '@brazilian-utils/brazilian-utils';
import { glue } from './text.ts';

const whole = new Intl.NumberFormat('pt-BR');
const minus = '−';

const unsigned = (cents: number): string => {
  const absolute = Math.abs(cents);
  return `${whole.format(Math.floor(absolute / 100))},${String(absolute % 100).padStart(2, '0')}`;
};

/** '1.234,56' for cents; '−0,03' for less than nothing. */
export const reais = (cents: number): string => `${cents < 0 ? minus : ''}${unsigned(cents)}`;

/** 'R$ 1.234,56' for cents, never broken over two lines; '−R$ 0,03' for less than nothing. */
export const emReais = (cents: number): string => `${cents < 0 ? minus : ''}R$${glue}${unsigned(cents)}`;

/** The sign for a missing value. */
export const nada = '—';

const weekdays = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
];

/** 'sábado' for an ISO day. */
export const diaDaSemana = (iso: string): string => weekdays[new Date(`${iso}T12:00:00Z`).getUTCDay()] ?? '';

/** CPF or CNPJ (alphanumeric too) with its mask. */
export const documento = (text: string): string =>
  text.length === 11 ? formatCpf(text) : formatCnpj(text, { version: 2 });

/** '00000-000' */
export const cep = (text: string): string => formatCep(text);
