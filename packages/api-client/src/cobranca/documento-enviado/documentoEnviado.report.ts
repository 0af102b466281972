import { formasDePapel } from '../../cadastro/forma-de-papel/formaDePapel.contract.ts';
import * as f from '../../report/field.ts';
import { byPeriod } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';

/**
 * Bills, declarations, discharges and receipts of card sales that left by e-mail, for certain or perhaps. One row per address.
 */
export const documentoEnviado = report({
  route: 'cobranca/documento-enviado',
  title: 'Documentos enviados por e-mail',
  isMadeHere: true,
  texts: { ask: 'Escolha o período do envio e busque.' },
  questions: {
    periodo: byPeriod('/cobranca/getDocumentosEnviados/{start}/{end}', {
      summary:
        'Os boletos, as declarações de imposto de renda, as quitações anuais e os comprovantes de cartão enviados por e-mail no período, e os que talvez tenham saído, o mais novo primeiro.',
      says: 'Envios',
      empty: 'Nenhum documento foi enviado no período',
    }),
  },
  row: {
    enviadoEm: f.moment('Enviado em', { footer: 'count' }),
    documento: f.choice('Documento', [
      'Boleto',
      'Comprovante de cartão',
      'Declaração de imposto de renda',
      'Quitação anual de débitos',
    ]),
    matricula: f.matricula('Matrícula'),
    nome: f.nome('Nome'),
    email: f.email('E-mail'),
    situacao: f.choice('Situação', ['Enviado', 'Em dúvida']),
    referencia: f.text('Referência'),
    forma: f.choice('Forma pedida', formasDePapel),
    usuario: f.pessoa('Enviado por'),
  },
});

export type DocumentoEnviado = RowOf<typeof documentoEnviado>;
