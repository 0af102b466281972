import { fake } from '../../http/fake.ts';
import { type ConsultaRecente, getInicio } from './inicio.contract.ts';

const consultas: ConsultaRecente[] = [
  {
    tussCode: '40901122',
    descricao: 'US - Abdome total',
    inicio: '2026-10-01',
    fim: '2026-10-31',
    linhas: 14,
  },
  {
    tussCode: '10101012',
    descricao: 'Consulta em consultório',
    inicio: '2026-09-01',
    fim: '2026-09-30',
    linhas: 212,
  },
];

/** The home of Jurídico with these searches. */
export const juridicoFakes = (given = consultas) => [fake(getInicio, { consultas: given })];
