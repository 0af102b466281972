import { fake } from '../../http/fake.ts';
import { type ConsultaRecente, getInicio, type NipsContadas } from './inicio.contract.ts';

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

const contadas: NipsContadas = {
  competencia: '2026-11',
  abertas: 5,
  solucao: { VENCIDO: 2, HOJE: 1, A_VENCER: 2 },
  resposta: { VENCIDO: 1, HOJE: 0, A_VENCER: 3 },
  recebidas: 7,
  respondidasNoPrazo: 2,
};

/** The home of Jurídico with these searches and NIPs. */
export const juridicoFakes = (given = consultas, nips: NipsContadas | null = contadas) => [
  fake(getInicio, { consultas: given, nips }),
];
