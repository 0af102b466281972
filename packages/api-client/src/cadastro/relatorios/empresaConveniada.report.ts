import * as f from '../../report/field.ts';
import { all } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';

const empty = 'Não há empresas conveniadas.';

/** Affiliated companies; `diafatu` is the day of the month of the invoice. */
export const empresaConveniada = report({
  route: 'cadastro/empresa-conveniada',
  title: 'Empresas conveniadas',
  key: 'empCon',
  texts: {
    ask: 'Busque todas as empresas ou só as ativas.',
    idle: 'Use Buscar todos ou Buscar ativos.',
    failed: 'Ocorreu algum problema ao buscar as empresas conveniadas.',
  },
  questions: {
    todos: all('/cadastro/getEmpresaConveniada', {
      summary: 'Todas as empresas conveniadas.',
      says: 'Todas as empresas',
      empty,
    }),
    ativos: all('/cadastro/getEmpresaConveniadaAtivos', {
      summary: 'Empresas conveniadas ativas.',
      says: 'Empresas ativas',
      empty,
      button: 'Buscar ativos',
    }),
  },
  row: {
    empCon: f.required(f.code('Código', { footer: 'count' })),
    pejFantasia: f.required(f.empresa('Nome fantasia')),
    diafatu: f.count('Dia da fatura', { filter: 'exact' }),
    numUsu: f.required(f.count('Número de usuários', { footer: 'sum' })),
    dtativo: f.day('Data de ativação'),
    jfnNumero: f.phone('Telefone'),
  },
});

export type EmpresaConveniada = RowOf<typeof empresaConveniada>;
