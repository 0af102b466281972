import { diferencasFakes } from '@vidas/api-client/cadastro/diferencas/diferencas.fake.ts';
import {
  fakeComparacao,
  fakeDivergencia,
  sibFakes,
} from '@vidas/api-client/cadastro/relatorios/cadastro.fake.ts';
import { fichaFakes } from '@vidas/api-client/cadastro/ficha/ficha.fake.ts';
import { getMotivosCancelamento } from '@vidas/api-client/cadastro/sistema-central/sistemaCentral.contract.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';

export const situacoes = [
  fakeComparacao(1, { situacaoAns: 'INATIVO', situacaoOs: 'ATIVO' }),
  fakeComparacao(2, { situacaoAns: 'ATIVO', situacaoOs: 'INATIVO' }),
];
export const campos = [
  fakeDivergencia(1, { campo: 'Nome', valorAns: 'ANA SOUSA', valorOperadora: 'Ana Souza' }),
  fakeDivergencia(2, {
    campo: 'Nome da mãe',
    valorAns: 'OLIVIA BRANDAO',
    valorOperadora: 'Olívia Brandão Prado',
  }),
  fakeDivergencia(3, { campo: 'Código ANS (CCO)' }),
];

/** Two of the situation, three fields of three persons, and both acts. */
export const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [
    ...handlers,
    fake(getMotivosCancelamento, () => [{ codigo: '3', descricao: 'Mudança de cidade' }]),
    ...diferencasFakes(situacoes, campos),
    ...sibFakes(),
    ...fichaFakes(),
    ...shellFakes(),
  ],
});
