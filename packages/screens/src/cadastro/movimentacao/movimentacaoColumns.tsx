import type { Movimentacao } from '@vidas/api-client/cadastro/movimentacao/movimentacao.contract.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';
import { countFigure, figureOf } from '@vidas/ui/report-table/figures.ts';
import { Tag } from '@vidas/ui/tag/Tag.tsx';

const text = { kind: 'text' } as const;
const row = columnsOf<Movimentacao>();

const aExportar = countFigure(({ DT_HR_ENVIADA }: Movimentacao) => DT_HR_ENVIADA === null);

/** The five columns of the specification and the exporting person; Exportado is derived from the moment. */
export const movimentacaoColumns = [
  row.field('COD_SAU', { header: 'Matrícula', filter: text, footer: 'count', isWhole: true }),
  row.field('PEF_NOME', { header: 'Nome', filter: text }),
  row.field('OPERACAO', { header: 'Operação', filter: text }),
  row.computed('exportado', ({ DT_HR_ENVIADA }) => (DT_HR_ENVIADA === null ? 'Não' : 'Sim'), {
    header: 'Exportado',
    filter: text,
    footer: (rows) => `${figureOf(rows, aExportar).toLocaleString('pt-BR')} a exportar`,
    cell: ({ DT_HR_ENVIADA }, marked) => (
      <Tag tone={DT_HR_ENVIADA === null ? 'caution' : 'positive'}>{marked}</Tag>
    ),
  }),
  row.field('DT_HR_ENVIADA', { header: 'Data/hora exportado', format: 'dateTime', filter: text }),
  row.field('EXPORTADO_POR', { header: 'Exportado por', filter: text }),
];
