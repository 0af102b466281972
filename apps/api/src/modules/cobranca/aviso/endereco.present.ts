import { cep } from '../../../documents/pdf/written.ts';
import type { TitularRow } from './conteudo.sql.ts';

type Endereco = Pick<
  TitularRow,
  'logradouro' | 'numero' | 'complemento' | 'bairro' | 'cep' | 'cidade' | 'uf'
>;

/** Lines of an address for the window of an envelope; empty without a street. */
export const linhasDoEndereco = (row: Endereco): string[] => {
  if (!row.logradouro) return [];
  const cidade = [row.cidade, row.uf].filter(Boolean).join('/');
  return [
    [row.logradouro, row.numero, row.complemento].filter(Boolean).join(', '),
    row.bairro ?? '',
    [row.cep ? cep(row.cep) : '', cidade].filter(Boolean).join(' '),
  ].filter((linha) => linha !== '');
};

/** An address in one line; null without a street. */
export const enderecoEscrito = (row: Endereco): string | null => linhasDoEndereco(row).join(' - ') || null;
