import * as f from '../../report/field.ts';
import { all, byPeriod } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';

/** Postings of funeral aid. */
export const auxilioFuneral = report({
  route: 'cadastro/auxilio-funeral',
  title: 'Auxílio funeral',
  texts: { ask: 'Escolha o período do lançamento e busque.' },
  questions: {
    periodo: byPeriod('/cadastro/getRelatorioFuneral/{start}/{end}', {
      summary: 'Lançamentos de auxílio funeral do período.',
      says: 'Lançamentos',
      empty: 'Não há beneficiários cadastrados no período específico',
    }),
    todos: all('/cadastro/getRelatorioFuneralTotal', {
      summary: 'Todos os lançamentos de auxílio funeral.',
      says: 'Todos os lançamentos',
      empty: 'Não há beneficiários',
    }),
  },
  row: {
    Matricula: f.matricula('Matrícula', { footer: 'count' }),
    Nome: f.nome('Nome'),
    Valor: f.required(f.money('Valor')),
    Lancamento: f.day('Lançamento'),
    Status: f.situacao('Status'),
    Ativacao: f.day('Ativação'),
    Nascimento: f.day('Nascimento'),
    Idade: f.idade('Idade'),
    Cpf: f.cpf('CPF'),
    Vendedor: f.pessoa('Vendedor'),
  },
});

export type AuxilioFuneral = RowOf<typeof auxilioFuneral>;
