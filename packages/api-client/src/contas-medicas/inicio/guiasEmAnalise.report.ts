import * as f from '../../report/field.ts';
import { all } from '../../report/question.ts';
import { report } from '../../report/report.ts';
import { esperaSegundaPessoa, faixasDeEspera } from './espera.rules.ts';

/** Guides of every provider that wait for a decision (CTM-61). */
export const guiasEmAnalise = report({
  route: 'contas-medicas/guias-em-analise',
  title: 'Guias em análise',
  texts: { ask: 'Busque as guias que esperam por análise.' },
  questions: {
    todas: all('/contasMedicas/getGuiasEmAnalise', {
      summary: 'As guias que esperam por análise, de todos os prestadores, a mais antiga primeiro.',
      says: 'Todas as guias ainda não incorporadas',
      empty: 'Nenhuma guia em análise',
    }),
  },
  key: 'guia',
  row: {
    guia: f.code('Guia', { footer: 'count' }),
    prestador: f.empresa('Prestador', { filter: 'exact' }),
    dias: f.count('Dias de espera'),
    faixa: f.choice(
      'Tempo de espera',
      faixasDeEspera.map(({ nome }) => nome),
    ),
    valor: f.required(f.money('Valor apresentado')),
    situacao: f.choice('Status', ['Verificar', 'Pendências', 'Válida', esperaSegundaPessoa]),
    importadaEm: f.day('Importada em'),
    lote: f.code('Lote'),
    tipo: f.text('Tipo da guia', { filter: 'exact' }),
  },
});
