import type { Endereco } from '../db/tables/kinds.ts';
import type { Chance } from './prng.ts';

/** A real municipality (IBGE code of 7 digits), its area code and its share of the lives. */
export interface Lugar {
  codigo: string;
  nome: string;
  uf: string;
  ddd: string;
  peso: number;
  /** First three digits of its postal codes; the rest is invented. */
  cep: string;
}

/** Municipalities of the demonstration. */
export const lugares: readonly Lugar[] = [
  { codigo: '4104808', nome: 'Cascavel', uf: 'PR', ddd: '45', peso: 30, cep: '858' },
  { codigo: '4127700', nome: 'Toledo', uf: 'PR', ddd: '45', peso: 14, cep: '859' },
  { codigo: '4108304', nome: 'Foz do Iguaçu', uf: 'PR', ddd: '45', peso: 12, cep: '858' },
  { codigo: '4114609', nome: 'Marechal Cândido Rondon', uf: 'PR', ddd: '45', peso: 6, cep: '859' },
  { codigo: '4115804', nome: 'Medianeira', uf: 'PR', ddd: '45', peso: 5, cep: '858' },
  { codigo: '4117909', nome: 'Palotina', uf: 'PR', ddd: '44', peso: 4, cep: '859' },
  { codigo: '4108809', nome: 'Guaíra', uf: 'PR', ddd: '44', peso: 4, cep: '859' },
  { codigo: '4125704', nome: 'São Miguel do Iguaçu', uf: 'PR', ddd: '45', peso: 3, cep: '858' },
  { codigo: '4106308', nome: 'Corbélia', uf: 'PR', ddd: '45', peso: 2, cep: '854' },
  { codigo: '4105300', nome: 'Céu Azul', uf: 'PR', ddd: '45', peso: 2, cep: '858' },
  { codigo: '4128005', nome: 'Ubiratã', uf: 'PR', ddd: '44', peso: 2, cep: '854' },
  { codigo: '4115200', nome: 'Maringá', uf: 'PR', ddd: '44', peso: 4, cep: '870' },
  { codigo: '4113700', nome: 'Londrina', uf: 'PR', ddd: '43', peso: 3, cep: '860' },
  { codigo: '4106902', nome: 'Curitiba', uf: 'PR', ddd: '41', peso: 2, cep: '800' },
  { codigo: '4204202', nome: 'Chapecó', uf: 'SC', ddd: '49', peso: 4, cep: '898' },
  { codigo: '4217204', nome: 'São Miguel do Oeste', uf: 'SC', ddd: '49', peso: 2, cep: '899' },
  { codigo: '5003702', nome: 'Dourados', uf: 'MS', ddd: '67', peso: 2, cep: '798' },
];

const pesos = lugares.map((lugar) => [lugar, lugar.peso] as const);

const ruas =
  `das Aroeiras;dos Ipês;das Araucárias;do Moinho Velho;dos Girassóis;das Bromélias;do Trigal;da Nascente;dos Sabiás;das Hortênsias;
do Mirante;dos Jacarandás;da Pedreira;das Paineiras;do Laranjal;dos Colibris;da Colina;das Orquídeas;dos Pinhões;da Olaria;
das Violetas;do Riacho;dos Cedros;da Figueira;das Camélias;do Pomar;dos Canários;da Estação Velha;das Acácias;do Cafezal`.split(
    /;\s*/,
  );
const tipos = ['Rua', 'Rua', 'Rua', 'Rua', 'Avenida', 'Travessa'] as const;
const bairros =
  `Centro;Jardim das Flores;Vila Nova;Parque dos Ipês;Jardim Primavera;Vila Esperança;Alto da Colina;Jardim Bela Vista;Parque Verde;
Vila Operária;Jardim América;São Cristóvão;Recanto dos Pássaros;Jardim Itália`.split(/;\s*/);

/** A random municipality, bigger ones more often. */
export const lugarOf = (chance: Chance): Lugar => chance.weighted(pesos);

/** An address in invented streets of a real municipality. */
export const enderecoIn = (chance: Chance, lugar: Lugar): Endereco => ({
  logradouro: `${chance.pick(tipos)} ${chance.pick(ruas)}`,
  numero: String(chance.int(1, 2400)),
  complemento: chance.is(0.2) ? `Apto ${chance.int(1, 12)}${chance.int(0, 9)}` : null,
  bairro: chance.pick(bairros),
  cep: `${lugar.cep}${String(chance.int(0, 99_999)).padStart(5, '0')}`,
  municipio_codigo: lugar.codigo,
});

/** A mobile number, digits with area code. */
export const celularIn = (chance: Chance, lugar: Lugar): string =>
  `${lugar.ddd}9${chance.int(8, 9)}${String(chance.int(0, 9_999_999)).padStart(7, '0')}`;

/** A fixed line, digits with area code. */
export const fixoIn = (chance: Chance, lugar: Lugar): string =>
  `${lugar.ddd}3${String(chance.int(0, 9_999_999)).padStart(7, '0')}`;
