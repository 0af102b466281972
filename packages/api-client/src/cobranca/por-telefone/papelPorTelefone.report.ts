import * as f from '../../report/field.ts';
import { all } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';

/** Papers left out of a bulk sending, because the payer asked for a call (PAP-9). */
export const papelPorTelefone = report({
  route: 'cobranca/papel-por-telefone',
  title: 'Papéis por telefone',
  key: 'id',
  isMadeHere: true,
  texts: { ask: 'Use Buscar para ver a quem se liga.' },
  questions: {
    todos: all('/cobranca/getPapeisPorTelefone', {
      summary:
        'Os papéis que um envio de todos deixou fora porque quem os recebe pediu por telefone, e ainda ninguém ligou, o mais antigo primeiro.',
      says: 'A quem ligar',
      empty: [
        'Ninguém espera uma ligação',
        'Quem pediu por telefone entra aqui quando um envio o deixa fora.',
      ],
      button: 'Buscar',
    }),
    atendidos: all('/cobranca/getPapeisPorTelefoneAtendidos', {
      summary: 'Os papéis por telefone que se atenderam, o mais novo primeiro.',
      says: 'Ligações feitas',
      empty: 'Ainda não se ligou a ninguém',
      button: 'Atendidos',
    }),
  },
  lacks: { todos: ['atendidoEm', 'atendidoPor'], atendidos: ['dias'] },
  row: {
    nome: f.required(f.nome('Nome', { footer: 'count' })),
    codigo: f.required(f.code('Matrícula ou código')),
    papel: f.required(f.text('Papel', { card: 'quiet' })),
    motivo: f.required(f.text('Motivo')),
    fone1: f.phone('Telefone', { card: 'amount' }),
    fone2: f.phone('Outro telefone'),
    deixadoEm: f.required(f.moment('Fora do envio em')),
    dias: f.required(f.count('Dias', { card: 'quiet' })),
    atendidoEm: f.moment('Atendido em'),
    atendidoPor: f.pessoa('Atendido por'),
    id: f.required(f.count('Nº')),
  },
});

export type PapelPorTelefone = RowOf<typeof papelPorTelefone>;
