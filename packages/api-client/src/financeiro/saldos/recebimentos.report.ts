import * as f from '../../report/field.ts';
import { byPeriod } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';

/**
 * Movements of money in a period, one row each; a return is negative. `concedido` is discount and abatement. `naoCobrado` is the fine and
 * interest that the settling movement did not collect. `contrato` is the holder's matrícula, or the company's code.
 */
export const recebimentos = report({
  route: 'financeiro/recebimentos',
  title: 'Recebimentos',
  texts: { ask: 'Escolha o período do pagamento e busque.' },
  questions: {
    periodo: byPeriod('/financeiro/getRecebimentos/{start}/{end}', {
      summary:
        'O que entrou no período, pelo dia em que entrou, o mais novo primeiro; o que voltou tem sinal de menos.',
      says: 'Recebimentos',
      empty: ['Nenhum recebimento no período!', 'Verifique o período e tente novamente.'],
    }),
  },
  row: {
    contrato: f.numero('Contrato'),
    nome: f.nome('Nome', { footer: 'count' }),
    pagoEm: f.required(f.day('Pago em')),
    valorPago: f.required(f.money('Valor pago', { principal: true })),
    forma: f.choice('Forma', {
      BOLETO: 'Boleto',
      DEBITO_AUTOMATICO: 'Débito automático',
      CARTAO: 'Cartão',
      PIX: 'PIX',
      OUTRO: 'Outra',
    }),
    numfat: f.numero('Nº fatura'),
    titulo: f.numero('Título'),
    vencto: f.required(f.day('Vencimento')),
    valor: f.required(f.money('Valor')),
    juros: f.required(f.money('Juros')),
    concedido: f.ours(f.money('Concedido')),
    naoCobrado: f.ours(f.money('Multa e juros não cobrados')),
  },
});

export type Recebimento = RowOf<typeof recebimentos>;
