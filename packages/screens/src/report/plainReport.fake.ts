import * as f from '@vidas/api-client/report/field.ts';
import { all, byCode, byCompetence, byPeriod } from '@vidas/api-client/report/question.ts';
import { report } from '@vidas/api-client/report/report.ts';

/** An invented report with every kind of question and most kinds of fields, for the tests of the frame. */
export const plainReport = report({
  route: 'exemplo/relatorio',
  title: 'Relatório de exemplo',
  key: 'matricula',
  texts: {
    ask: 'Escolha o que buscar.',
    idle: 'Escolha o período, a empresa ou a competência e use Buscar, ou use Buscar todos.',
  },
  questions: {
    periodo: byPeriod('/exemplo/getPeriodo/{start}/{end}', {
      summary: 'Lançamentos do período.',
      says: 'Lançamentos',
      empty: ['Nenhum lançamento encontrado!', 'Verifique o período e tente novamente.'],
    }),
    codigo: byCode('/exemplo/getEmpresa/{codigo}', {
      summary: 'Lançamentos de uma empresa.',
      says: 'Empresa',
      empty: 'Não há lançamentos da empresa informada',
      label: 'Código da empresa',
    }),
    mes: byCompetence('/exemplo/getMes/{competencia}', {
      summary: 'Lançamentos de uma competência.',
      says: 'Competência',
      empty: 'Não há lançamentos na competência',
    }),
    todos: all('/exemplo/getTodos', {
      summary: 'Todos os lançamentos.',
      says: 'Todos os lançamentos',
      empty: 'Não há lançamentos',
    }),
  },
  row: {
    matricula: f.matricula('Matrícula', { footer: 'count' }),
    nome: f.nome('Nome'),
    status: f.situacao('Status'),
    cpf: f.cpf('CPF'),
    cns: f.cns('CNS'),
    nascimento: f.day('Nascimento'),
    competencia: f.competencia('Competência'),
    valor: f.required(f.money('Valor')),
    percentual: f.percent('Custo x benefício'),
    vidas: f.count('Vidas', { footer: 'sum' }),
    operacao: f.choice('Operação', { I: 'Inclusão', E: 'Exclusão' }),
    portabilidade: f.simNao('Portabilidade'),
    telefone: f.phone('Telefone'),
    cep: f.cep('CEP'),
    registradoEm: f.moment('Registrado em'),
  },
});

/** Its headers, in the order of the screen. */
export const headers =
  'Matrícula,Nome,Status,CPF,CNS,Nascimento,Competência,Valor,Custo x benefício,Vidas,Operação,Portabilidade,Telefone,CEP,Registrado em'.split(
    ',',
  );
