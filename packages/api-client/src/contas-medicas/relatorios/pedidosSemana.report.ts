import * as f from '../../report/field.ts';
import { byPostedPeriod } from '../../report/question.ts';
import { report } from '../../report/report.ts';

/** Orders by the day of their release (CMR-3). */
export const pedidosSemana = report({
  route: 'contas-medicas/pedidos-semana',
  title: 'Pedidos da semana',
  file: 'pedidos-semana.csv',
  key: 'pedido',
  texts: { ask: 'Escolha o período da liberação e busque.' },
  questions: {
    periodo: byPostedPeriod('/contasMedicas/getPedidosSemana', {
      summary: 'Pedidos liberados no período.',
      says: 'Pedidos',
      empty: 'Não há pedidos no período especificado',
    }),
  },
  row: {
    nome: f.nome('Nome', { footer: 'count' }),
    pedido: f.required(f.code('Pedido')),
    grupo: f.choice('Grupo', ['EXAMES', 'IMAGEM', 'TERAPIAS', 'CIRURGIAS']),
    descProcedimento: f.text('Procedimento'),
    codProcedimento: f.code('Código do procedimento'),
    dataLiberacao: f.day('Data de liberação'),
    status: f.choice('Status', {
      LIBERADO: 'Liberado',
      'EM ANÁLISE': 'Em análise',
      NEGADO: 'Negado',
      REALIZADO: 'Realizado',
    }),
    diasPlano: f.count('Dias de plano'),
  },
});
