import type { BoletoRow } from '../boleto/boletoRow.ts';

type Endereco = Pick<BoletoRow, 'logradouro' | 'numero' | 'complemento' | 'cidade' | 'uf' | 'cep'>;

/** A house has a number, says that it has none, or stands at a kilometre of a road. */
const temNumero = ({ logradouro, numero, complemento }: Endereco): boolean =>
  (numero ?? '').trim() !== '' || /\d|\bs\/?n\b/i.test(`${logradouro ?? ''} ${complemento ?? ''}`);

/** Parts without which the post returns a letter, as they are called on the screen; none for a whole address. */
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
