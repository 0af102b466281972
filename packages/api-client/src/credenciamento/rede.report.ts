import * as f from '../report/field.ts';
import { all } from '../report/question.ts';
import { report, type RowOf } from '../report/report.ts';

/** Every present and former provider of the network (CRE-1). */
export const rede = report({
  route: 'credenciamento/rede',
  title: 'Rede credenciada',
  key: 'codigo',
  texts: { ask: 'Use Buscar para ver a rede.' },
  questions: {
    todos: all('/credenciamento/getRede', {
      summary: 'Os prestadores com a sua situação de hoje e as guias recebidas em doze meses, por nome.',
      says: 'Prestadores credenciados e descredenciados, com as guias recebidas em 12 meses',
      empty: 'Não há prestadores',
    }),
  },
  row: {
    codigo: f.required(f.code('Código', { footer: 'count' })),
    nome: f.nome('Nome'),
    descricao: f.text('Tipo', { filter: 'exact' }),
    especialidade: f.text('Especialidade', { filter: 'exact' }),
    cidade: f.cidade('Cidade'),
    situacao: f.choice('Situação', { C: 'Credenciado', D: 'Descredenciado' }),
    credenciadoEm: f.day('Credenciado em'),
    descredenciadoEm: f.day('Descredenciado em'),
    guias: f.required(f.count('Guias em 12 meses', { footer: 'sum' })),
    recredenciadoEm: f.day('Recredenciado em'),
    telefone: f.phone('Telefone'),
    crm: f.code('CRM'),
    cnpj: f.cnpj('CNPJ'),
    cnes: f.code('CNES'),
  },
});

export type PrestadorDaRede = RowOf<typeof rede>;
