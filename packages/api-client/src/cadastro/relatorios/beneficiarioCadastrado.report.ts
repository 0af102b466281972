import * as f from '../../report/field.ts';
import { all, byPeriod } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';

const text = { filter: 'text' } as const;

/** Beneficiaries by the day of their sale; every column is filtered as text, as the operator asked. */
export const beneficiarioCadastrado = report({
  route: 'cadastro/beneficiario-cadastrado',
  title: 'Beneficiários cadastrados',
  key: 'Matricula',
  texts: { ask: 'Escolha o período da venda e busque.' },
  questions: {
    periodo: byPeriod('/cadastro/getDataCadastroBeneficiario/{start}/{end}', {
      summary: 'Beneficiários cujo cadastro (venda) caiu no período.',
      says: 'Vendas',
      empty: 'Não há beneficiários cadastrados no período específico',
    }),
    todos: all('/cadastro/getDataCadastroBeneficiarioTodos', {
      summary: 'Todos os beneficiários.',
      says: 'Todos os beneficiários',
      empty: 'Não há beneficiários',
    }),
  },
  row: {
    Matricula: f.matricula('Matrícula', { card: 'quiet', footer: 'count' }),
    Nome: f.nome('Nome'),
    Titular: f.pessoa('Titular'),
    'Tipo do plano': f.plano('Tipo do plano'),
    'Data de cadastro': f.day('Data de cadastro', text),
    ativacao: f.day('Ativação', { ...text, card: 'quiet' }),
    Status: f.situacao('Status', { card: 'amount' }),
    Cancelam: f.day('Cancelamento', text),
    Portabilidade: f.choice('Portabilidade', { NAO: 'NÃO', SIM: 'SIM' }),
    'Venda Administrativa': f.choice('Venda administrativa', { NAO: 'NÃO', SIM: 'SIM' }),
    'Tipo de venda': f.choice('Tipo de venda', ['Direta', 'Parceria']),
    Vendedor: f.pessoa('Vendedor'),
    DESCONTO: f.money('Desconto', { ...text, footer: null }),
    'Data da mensalidade': f.day('Data da mensalidade', text),
    'Registro Plano': f.code('Registro do plano'),
    'Codigo Empresa': f.code('Código da empresa'),
    CCO: f.cco('CCO'),
    COMPINI: f.competencia('Competência inicial', text),
    COMPFIM: f.competencia('Competência final', text),
  },
});

export type BeneficiarioCadastrado = RowOf<typeof beneficiarioCadastrado>;
