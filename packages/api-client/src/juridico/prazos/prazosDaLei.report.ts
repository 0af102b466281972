import * as f from '../../report/field.ts';
import { all } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';
import { unidadesDoPrazo } from './prazos.rules.ts';

/** Terms of the law with values, sources, and the person who confirmed each (PRA-1). */
export const prazosDaLeiSalvos = report({
  route: 'juridico/prazos',
  title: 'Prazos da lei',
  file: 'prazos-da-lei.csv',
  key: ['chave', 'vigenteDesde'],
  isMadeHere: true,
  texts: {
    ask: 'Use Buscar para ver os prazos em vigor hoje, ou Buscar com o histórico para ver todos os valores.',
  },
  questions: {
    emVigor: all('/juridico/getPrazosDaLei', {
      summary: 'Os prazos da lei em vigor hoje, cada um com valor, unidade, fonte e quem o conferiu.',
      says: 'Prazos em vigor hoje',
      empty: 'Nenhum prazo.',
      button: 'Buscar',
    }),
    historico: all('/juridico/getPrazosDaLeiHistorico', {
      summary: 'Todos os valores que cada prazo teve, tem ou terá, o mais antigo primeiro.',
      says: 'Prazos com o histórico',
      empty: 'Nenhum prazo.',
      button: 'Buscar com o histórico',
    }),
  },
  row: {
    nome: f.required(f.nome('Prazo', { footer: 'count' })),
    valor: f.required(f.text('Valor', { card: 'amount' })),
    unidade: f.required(f.choice('Unidade', unidadesDoPrazo)),
    vigenteDesde: f.day('Vale desde'),
    conferencia: f.required(f.text('Conferência')),
    fonte: f.required(f.text('Fonte')),
    situacao: f.required(
      f.choice('Situação', { EM_VIGOR: 'Em vigor', PASSADO: 'Já não vale', FUTURO: 'Ainda não vale' }),
    ),
    gravadoPor: f.pessoa('Gravado por'),
    gravadoEm: f.moment('Gravado em'),
    chave: f.required(f.code('Chave')),
    gravado: f.required(f.code('Valor gravado')),
  },
});

export type PrazoSalvo = RowOf<typeof prazosDaLeiSalvos>;
