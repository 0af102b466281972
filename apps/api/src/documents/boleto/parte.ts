import { glue } from '../pdf/text.ts';
import { cep, documento } from '../pdf/written.ts';
import type { Parte } from './types.ts';

/** 'CPF 529.982.247-25', without a line break. */
export const numeroDe = (parte: Parte): string =>
  `${parte.documento.length === 11 ? 'CPF' : 'CNPJ'}${glue}${documento(parte.documento)}`;

/** Name and document on one line. */
export const quem = (parte: Parte): string => `${parte.nome} - ${numeroDe(parte)}`;

const semEndereco = 'Endereço não informado';

const onde = ({ logradouro, bairro }: Parte): string => [logradouro, bairro].filter(Boolean).join(' - ');
const cidade = (parte: Parte): string =>
  [parte.cep === '' ? '' : cep(parte.cep), [parte.cidade, parte.uf].filter(Boolean).join('/')]
    .filter(Boolean)
    .join(' ');

/** Lines of an address: street and district, then postal code and city; a note for missing parts. */
export const linhasDoEndereco = (parte: Parte): string[] => {
  const known = [onde(parte), cidade(parte)].filter(Boolean);
  return known.length === 0 ? [semEndereco] : known;
};

/** Street, district, postal code and city on one line. */
export const endereco = (parte: Parte): string => linhasDoEndereco(parte).join(' - ');
