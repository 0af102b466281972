import * as f from '../../report/field.ts';
import { all } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';

/** Trade rules of the bills with their switches and values (CTM-96). */
export const regrasDasContasSalvas = report({
  route: 'contas-medicas/regras',
  title: 'Regras das contas',
  file: 'regras-das-contas.csv',
  key: ['regra'],
  isMadeHere: true,
  texts: { ask: 'Use Buscar para ver as regras.' },
  questions: {
    todas: all('/contasMedicas/getRegrasDasContas', {
      summary:
        'As regras das contas, cada uma com a sua frase, a fonte, a glosa, se está ligada e os valores.',
      says: 'Conferidas em cada item, na chegada e na revisão',
      empty: 'Nenhuma regra.',
      button: 'Buscar',
    }),
  },
  row: {
    nome: f.required(f.nome('Regra', { footer: 'count' })),
    situacao: f.required(
      f.choice('Situação', { LIGADA: 'Ligada', DESLIGADA: 'Desligada', SEM_VALOR: 'Sem valor: não julga' }),
    ),
    valores: f.text('Valores', { card: 'amount' }),
    frase: f.required(f.text('Avisa de')),
    comCod: f.required(f.code('Glosa')),
    fonte: f.required(f.text('Fonte')),
    gravadaPor: f.pessoa('Mudada por'),
    gravadaEm: f.moment('Mudada em'),
    regra: f.required(f.code('Número')),
    chave: f.required(f.code('Chave')),
    versao: f.required(f.count('Versão')),
    valor1: f.code('Valor 1'),
    valor2: f.code('Valor 2'),
  },
});

export type RegraSalva = RowOf<typeof regrasDasContasSalvas>;
