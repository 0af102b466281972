import * as f from '../../report/field.ts';
import { all } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';

/** Age bands of an open bill, the youngest first; `ate` is the last day of delay in the band (FIN-9). */
export const faixasDeSaldo = [
  { nome: 'A vencer', ate: 0 },
  { nome: '1 a 30 dias', ate: 30 },
  { nome: '31 a 60 dias', ate: 60 },
  { nome: '61 a 90 dias', ate: 90 },
  { nome: 'Mais de 90 dias', ate: Number.POSITIVE_INFINITY },
] as const;

/** Name of the age band for a number of days; 0 while the bill is in time. */
export const faixaDeSaldo = (dias: number): string =>
  (faixasDeSaldo.find(({ ate }) => dias <= ate) ?? faixasDeSaldo[4]).nome;

/**
 * Every open bill. `contrato` is the holder's matrícula, or the company's code; `valor` is without fine and interest; `dias` is 0 while
 * the bill is in time.
 */
export const idadeSaldos = report({
  route: 'financeiro/idadeSaldos',
  title: 'Idade de saldos',
  file: 'relatorio-idade-saldos.csv',
  key: 'numfat',
  texts: {
    ask: 'Use Buscar para ver as faturas em aberto.',
    idle: 'Use Buscar para ver as faturas em aberto.',
  },
  questions: {
    todos: all('/financeiro/getRelatorioIdadeSaldos', {
      summary: 'As faturas em aberto, a que venceu há mais tempo primeiro.',
      says: 'Faturas em aberto hoje',
      empty: ['Nenhum registro encontrado!', 'Não há fatura em aberto.'],
    }),
  },
  row: {
    contrato: f.numero('Contrato'),
    nome: f.nome('Nome', { footer: 'count' }),
    numfat: f.numero('Nº fatura'),
    vencto: f.required(f.day('Vencimento', { card: 'quiet' })),
    valor: f.required(f.money('Valor')),
    empresa: f.empresa('Empresa'),
    dias: f.ours(f.count('Dias em atraso', { card: 'quiet' })),
    faixa: f.ours(
      f.choice(
        'Faixa',
        faixasDeSaldo.map(({ nome }) => nome),
      ),
    ),
  },
});

export type Saldo = RowOf<typeof idadeSaldos>;
