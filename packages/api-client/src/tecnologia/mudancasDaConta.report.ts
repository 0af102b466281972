import * as f from '../report/field.ts';
import { all } from '../report/question.ts';
import { report } from '../report/report.ts';

/** Invoices that the account reads differently from the version before it (CTA-9). */
export const mudancasDaConta = report({
  route: 'tecnologia/mudancas-da-conta',
  title: 'Mudanças da conta',
  isMadeHere: true,
  key: 'fatura',
  texts: { ask: 'Use Buscar para ver as faturas que a passagem para a conta leu de outro modo.' },
  questions: {
    todos: all('/tecnologia/getMudancasDaConta', {
      summary:
        'As faturas que a passagem para a conta leu de outro modo, com o saldo antes, o saldo depois e o motivo.',
      says: 'Faturas que a passagem para a conta leu de outro modo',
      empty: 'Nenhuma fatura lida de outro modo',
    }),
  },
  row: {
    fatura: f.required(f.code('Fatura', { footer: 'count' })),
    antes: f.required(f.money('Saldo antes')),
    depois: f.required(f.money('Saldo depois', { principal: true })),
    motivo: f.required(f.text('Motivo')),
    comissaoEm: f.day('Paga na comissão'),
    quitadaEm: f.day('Paga na conta'),
  },
});
