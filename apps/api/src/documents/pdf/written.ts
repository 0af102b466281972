import { formatCep, formatCnpj, formatCpf } from '@brazilian-utils/brazilian-utils';

const whole = new Intl.NumberFormat('pt-BR');

/** '1.234,56' for cents. */
export const reais = (cents: number): string => {
  const absolute = Math.abs(cents);
  const minor = String(absolute % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${whole.format(Math.floor(absolute / 100))},${minor}`;
};

/** '31/12/2026' for an ISO day. */
export const dia = (iso: string): string => iso.split('-').reverse().join('/');

/** CPF or CNPJ (alphanumeric too) with its mask. */
export const documento = (text: string): string =>
  text.length === 11 ? formatCpf(text) : formatCnpj(text, { version: 2 });

/** '00000-000' */
export const cep = (text: string): string => formatCep(text);
