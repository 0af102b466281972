import * as f from '../../report/field.ts';
import { all } from '../../report/question.ts';
import { report } from '../../report/report.ts';
import { faixasDeEspera } from './espera.rules.ts';

/** Lots with guides that wait for a decision (CTM-62). */
export const lotesEmAnalise = report({
  route: 'contas-medicas/lotes-em-analise',
  title: 'Lotes em análise',
  texts: { ask: 'Busque os lotes com guias que esperam por análise.' },
  questions: {
    todos: all('/contasMedicas/getLotesEmAnalise', {
      summary: 'Os lotes com guias que esperam por análise, o mais antigo primeiro.',
      says: 'Todos os lotes com guias ainda não incorporadas',
      empty: 'Nenhum lote em análise',
    }),
  },
  key: ['prestador', 'lote', 'recebidoEm', 'arquivo'],
  row: {
    lote: f.code('Lote', { footer: 'count' }),
    prestador: f.empresa('Prestador', { filter: 'exact' }),
    dias: f.count('Dias de espera'),
    faixa: f.choice(
      'Tempo de espera',
      faixasDeEspera.map(({ nome }) => nome),
    ),
    guiasEmAnalise: f.count('Guias em análise', { footer: 'sum' }),
    valor: f.required(f.money('Valor em análise')),
    guias: f.count('Guias'),
    recebidoEm: f.moment('Recebido em'),
    arquivo: f.text('Arquivo'),
  },
});
