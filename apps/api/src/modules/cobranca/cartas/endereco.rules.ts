import type { BoletoRow } from '../boleto/boletoRow.ts';

type Endereco = Pick<BoletoRow, 'logradouro' | 'numero' | 'complemento' | 'cidade' | 'uf' | 'cep'>;

/** An address has a number, a note 's/n', or a road's kilometre. */
const temNumero = ({ logradouro, numero, complemento }: Endereco): boolean =>
  (numero ?? '').trim() !== '' || /\d|\bs\/?n\b/i.test(`${logradouro ?? ''} ${complemento ?? ''}`);

/** Missing parts of an address, under their names on the screen; empty for a complete one. */
export const faltaNoEndereco = (endereco: Endereco): string[] => {
  const { logradouro, cidade, uf, cep } = endereco;
  const isBlank = (text: string | null): boolean => (text ?? '').trim() === '';
  return [
    ...(/^\d{8}$/.test(cep ?? '') && !/^0{8}$/.test(cep ?? '') ? [] : ['CEP']),
    ...(isBlank(logradouro) ? ['logradouro'] : []),
    ...(isBlank(logradouro) || temNumero(endereco) ? [] : ['número']),
    ...(isBlank(cidade) || isBlank(uf) ? ['cidade'] : []),
  ];
};
