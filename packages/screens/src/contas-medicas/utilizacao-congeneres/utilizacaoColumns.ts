import type { Utilizacao } from '@vidas/api-client/contas-medicas/utilizacao-congeneres/utilizacaoCongeneres.contract.ts';
import { columnsOf } from '@vidas/ui/report-table/columns.ts';

const text = { kind: 'text' } as const;
const row = columnsOf<Utilizacao>();

/** The six columns of the specification, and the partner insurer. */
export const utilizacaoColumns = [
  row.field('GUI_OCOR', { header: 'Guia', filter: text, footer: 'count', isWhole: true }),
  row.field('GUI_DTEMI', { header: 'Data de emissão', format: 'date', filter: { kind: 'dates' } }),
  row.field('GUI_DESCRICAO', { header: 'Descrição', filter: text }),
  row.field('COD_SAU', { header: 'Matrícula', filter: text, isWhole: true }),
  row.field('PEF_NOME', { header: 'Nome', filter: text }),
  row.field('NM_PRESTADOR', { header: 'Prestador', filter: text }),
  row.field('NM_CONGENERE', { header: 'Congênere', filter: text }),
];
