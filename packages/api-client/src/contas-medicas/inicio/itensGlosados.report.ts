import * as f from '../../report/field.ts';
import { byCompetence } from '../../report/question.ts';
import { report } from '../../report/report.ts';

/** Denied items in the guides of a month (CTM-63). */
export const itensGlosados = report({
  route: 'contas-medicas/itens-glosados',
  title: 'Itens glosados',
  texts: { ask: 'Escolha a competência e busque.' },
  questions: {
    competencia: byCompetence('/contasMedicas/getItensGlosados/{competencia}', {
      summary: 'Os itens com código de glosa das guias incorporadas na competência, por guia e sequência.',
      says: 'Guias incorporadas na competência',
      empty: 'Nenhum item glosado na competência',
    }),
  },
  key: ['guia', 'item'],
  row: {
    guia: f.code('Guia', { footer: 'count' }),
    item: f.count('Item'),
    motivo: f.text('Motivo', { filter: 'exact' }),
    glosa: f.required(f.money('Glosa', { principal: true })),
    prestador: f.empresa('Prestador', { filter: 'exact' }),
    codigo: f.code('Código'),
    descricao: f.text('Descrição'),
    comentario: f.text('Comentário'),
    processado: f.required(f.money('Valor apresentado')),
    liberado: f.required(f.money('Valor liberado')),
  },
});
