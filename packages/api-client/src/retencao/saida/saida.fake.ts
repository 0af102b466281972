import { fake } from '../../http/fake.ts';
import {
  andaSaida,
  type ContaDaFamilia,
  type Familia,
  getContaDaFamilia,
  getPapelDaSaida,
  procuraFamilia,
  registraSaida,
} from './saida.contract.ts';

/** A family of a holder and a child with an individual contract. */
export const fakeFamilia = (given: Partial<Familia> = {}): Familia => ({
  titularMatricula: '0000000100',
  plano: 'Vida Plena Enfermaria',
  contratante: null,
  administradora: null,
  via: 'INDIVIDUAL',
  pessoas: [
    {
      matricula: '0000000100',
      nome: 'Conceição Inventada de Ávila',
      titularidade: 'TITULAR',
      nascimento: '1984-02-29',
      situacao: 'Ativo',
      mensalidade: 41_250,
      saidaPedida: null,
    },
    {
      matricula: '0000000101',
      nome: 'Caio Inventado de Ávila',
      titularidade: 'DEPENDENTE',
      nascimento: '2014-05-10',
      situacao: 'Ativo',
      mensalidade: 18_900,
      saidaPedida: null,
    },
  ],
  ...given,
});

/** Fees and cost of that family. */
export const fakeConta = (given: Partial<ContaDaFamilia> = {}): ContaDaFamilia => ({
  desde: '2025-11-22',
  ate: '2026-11-21',
  pessoas: [
    {
      matricula: '0000000100',
      nome: 'Conceição Inventada de Ávila',
      mensalidade: 41_250,
      custo: 318_040,
      meses: 12,
    },
    { matricula: '0000000101', nome: 'Caio Inventado de Ávila', mensalidade: 18_900, custo: 0, meses: 5 },
  ],
  soma: { mensalidade: 60_150, custo: 318_040 },
  custoSobreMensalidades: 5_395,
  semDado: 0,
  ...given,
});

/** Calls of a request to leave. */
export const saidaFakes = (familias: readonly Familia[] = [fakeFamilia()]) => [
  fake(procuraFamilia, { familias: [...familias], temMais: false, diasDaEmpresa: 30 }),
  fake(getContaDaFamilia, fakeConta()),
  fake(registraSaida, {
    success: true,
    message: 'Pedido de saída registrado.',
    id: 7,
    protocolo: '99999920261121000007',
    efeito: 'A saída vale desde 21/11/2026 09:00 e não se desfaz (RN ANS 561/2022).',
  }),
  fake(andaSaida, { success: true, message: 'Emitir o comprovante: registrado.' }),
  fake(getPapelDaSaida, { nome: 'Conceição Inventada de Ávila', data: '' }),
];
