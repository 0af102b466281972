import * as f from '../../report/field.ts';
import { all, byPeriod } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';

/**
 * Open titles after their due day, of persons and companies. `qtdDiasVencidos` counts from the due day to today and is at least 1;
 * `matricula` is the holder's, or the company's code for `tipo` E; `valor` is without fine and interest.
 */
export const pagamentoVencido = report({
  route: 'cobranca/pagamento-vencido',
  title: 'Pagamentos vencidos',
  texts: {
    ask: 'Escolha o período do vencimento e busque.',
    failed: 'Não foi possível carregar os dados da tabela!',
  },
  questions: {
    periodo: byPeriod('/cobranca/getInadimplentesAposVencimento/{start}/{end}', {
      summary: 'Os títulos com vencimento no período, em aberto e já vencidos hoje, o mais antigo primeiro.',
      says: 'Vencimentos',
      empty: ['Nenhum pagamento vencido!', 'Verifique o período e tente novamente.'],
    }),
    todos: all('/cobranca/getInadimplentesAposVencimentoTotal', {
      summary: 'Todos os títulos em aberto e já vencidos hoje, o mais antigo primeiro.',
      says: 'Todos os títulos em atraso',
      empty: 'Nenhum título em atraso',
    }),
  },
  key: 'titulo',
  row: {
    nome: f.nome('Nome', { footer: 'count' }),
    matricula: f.ours(f.matricula('Matrícula')),
    valor: f.ours(f.required(f.money('Valor'))),
    dtVencimento: f.required(f.day('Data de vencimento', { card: 'quiet' })),
    qtdDiasVencidos: f.required(f.count('Dias vencidos', { card: 'quiet' })),
    tipo: f.ours(f.choice('Tipo', { I: 'Individual', E: 'Empresa', A: 'Afastado' })),
    fone1: f.phone('Telefone 1'),
    fone2: f.phone('Telefone 2'),
    fone3: f.phone('Telefone 3'),
    email: f.email('E-mail'),
    novoBoleto: f.ours(f.code('Novo boleto')),
    titulo: f.ours(f.required(f.code('Título'))),
  },
});

export type PagamentoVencido = RowOf<typeof pagamentoVencido>;

/** Age bands of a late payment, the youngest first; `ate` is the last day of the band. */
export const faixasDeAtraso = [
  { nome: '1 a 15 dias', ate: 15 },
  { nome: '16 a 30 dias', ate: 30 },
  { nome: '31 a 60 dias', ate: 60 },
  { nome: '61 a 90 dias', ate: 90 },
  { nome: 'Mais de 90 dias', ate: Number.POSITIVE_INFINITY },
] as const;

/** Name of the age band for a number of days. */
export const faixaDeAtraso = (dias: number): string =>
  (faixasDeAtraso.find(({ ate }) => dias <= ate) ?? faixasDeAtraso[4]).nome;
