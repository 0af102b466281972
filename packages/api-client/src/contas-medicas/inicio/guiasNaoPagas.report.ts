import * as f from '../../report/field.ts';
import { all } from '../../report/question.ts';
import { report } from '../../report/report.ts';
import { diasParaPagar } from './espera.rules.ts';

/** Guides that were presented more than 60 days ago and are not paid (CTM-64). */
export const guiasNaoPagas = report({
  route: 'contas-medicas/guias-nao-pagas',
  title: 'Guias não pagas',
  texts: { ask: 'Busque as guias apresentadas e não pagas.' },
  questions: {
    todas: all('/contasMedicas/getGuiasNaoPagas', {
      summary: `As guias apresentadas há mais de ${diasParaPagar} dias, nos últimos doze meses, e ainda não pagas, a mais antiga primeiro.`,
      says: `Apresentadas há mais de ${diasParaPagar} dias, nos últimos doze meses`,
      empty: `Nenhuma guia apresentada há mais de ${diasParaPagar} dias está sem pagamento`,
    }),
  },
  key: 'guia',
  row: {
    guia: f.code('Guia', { footer: 'count' }),
    prestador: f.empresa('Prestador', { filter: 'exact' }),
    dias: f.count('Dias'),
    valor: f.required(f.money('Valor apresentado')),
    situacao: f.choice('Status', ['Verificar', 'Pendências', 'Válida', 'Processada']),
    importadaEm: f.day('Importada em'),
    lote: f.code('Lote'),
    competencia: f.competencia('Competência'),
    /** Addresses use this code, because the name may be a person's (SEG-23). */
    codPrestador: f.code('Código do prestador', { filter: 'exact' }),
  },
});
