import { quoted } from '../names.ts';
import type { ScreenNames } from './screen.types.ts';

/** The columns: each filter follows the type of its value. */
export const screenColumns = ({
  module,
  screen,
}: ScreenNames): string => `import type { ${screen.pascal} } from '@vidas/api-client/${module.kebab}/${screen.kebab}';
import { columnsOf } from '@vidas/ui/report-table/columns';

const { field } = columnsOf<${screen.pascal}>();

/** The columns of the report, on the screen and in its files. */
export const ${screen.camel}Columns = [
  field('Matricula', { header: 'Matrícula', filter: { kind: 'text' }, footer: 'count' }),
  field('Nome', { header: 'Nome', filter: { kind: 'text' } }),
  field('Plano', { header: 'Plano', filter: { kind: 'exact' } }),
  field('Ativacao', { header: 'Ativação', format: 'date', filter: { kind: 'dates' } }),
  field('Mensalidade', { header: 'Mensalidade', format: 'money', filter: { kind: 'range' }, footer: 'sum' }),
];
`;

/** The screen: its query and its table. */
export const screenComponent = ({
  module,
  screen,
  title,
}: ScreenNames): string => `import { ${screen.camel}Query } from '@vidas/api-client/${module.kebab}/${screen.kebab}/queries';
import { useReportView } from '@vidas/ui/report-table/view';
import { ExportButton } from '../report/ExportButton.tsx';
import { ReportScreen } from '../report/ReportScreen.tsx';
import { useHttp } from '../app/services.tsx';
import { type ReportTexts, useReport } from '../report/useReport.ts';
import { useTableMemory } from '../report/useTableMemory.ts';
import { ${screen.camel}Columns } from './${screen.camel}Columns.ts';

const title = ${quoted(title)};
const texts: ReportTexts = {
  success: ['Dados obtidos com sucesso!'],
  empty: ['Não foi possível carregar os dados!', 'Não há registros'],
};

/** ${title}. */
export function ${screen.pascal}Screen() {
  const report = useReport(${screen.camel}Query(useHttp()), texts);
  const memory = useTableMemory('${module.kebab}.${screen.kebab}');
  const table = useReportView(${screen.camel}Columns, report.rows, memory);
  return (
    <ReportScreen
      title={title}
      subtitle="Todos os beneficiários"
      actions={<ExportButton view={table} fileName="${screen.kebab}.csv" />}
      report={report}
      view={table}
      table={{ label: title, rowKey: (row) => row.Matricula, emptyText: texts.empty?.[1] }}
    />
  );
}
`;
