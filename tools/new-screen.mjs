// node tools/new-screen.mjs <módulo> <nome-da-tela> "<Título>": contract, query, fake, columns, screen and stories of a
// report, ready to run in the workbench; the real columns and the server's side are then written over the two examples.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addExports, namesOf, quoted, readCommand, sayNext, stop, writeFiles } from './generate.mjs';

const { words, root } = readCommand('new-screen.mjs <módulo> <nome-da-tela> "<Título>"', 3);
const [module, name, title] = words;
const { kebab, pascal, camel } = namesOf(name);
const screens = `packages/screens/src/${namesOf(module).kebab}`;
const client = `packages/api-client/src/${module}`;
if (!/^[^"`*{}\\\n]+$/.test(title))
  stop('O título tem um sinal que não cabe no código: use letras, números e pontuação simples.');
if (!existsSync(join(root, screens, 'manifest.ts')))
  stop(`O módulo ${module} não tem ${screens}/manifest.ts: crie-o com tools/new-module.mjs.`);

writeFiles(root, {
  [`${client}/${kebab}.contract.ts`]: `import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { day } from '../kinds/day.ts';
import { money } from '../kinds/decimal.ts';
import { idText } from '../kinds/text.ts';

/** Valor in cents. */
export const ${camel} = z.object({ Matricula: idText, Nome: z.string(), Data: z.nullable(day), Valor: money });

export type ${pascal} = z.output<typeof ${camel}>;

export const get${pascal} = endpoint('GET /${module}/get${pascal}', {
  summary: ${quoted(`${title}.`)},
  reply: z.array(${camel}),
});
`,
  [`${client}/${kebab}.queries.ts`]: `import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../http/http.ts';
import { get${pascal} } from './${kebab}.contract.ts';

/** The rows of ${quoted(title)}. */
export const ${camel}Query = (http: Http) =>
  queryOptions({
    queryKey: ['${module}', '${camel}'],
    queryFn: ({ signal }) => http.call(get${pascal}, {}, { signal }),
  });
`,
  [`${client}/${kebab}.fake.ts`]: `import { fake } from '../http/fake.ts';
import { get${pascal}, type ${pascal} } from './${kebab}.contract.ts';

/** One invented row; \`index\` makes it differ from the others. */
export const fake${pascal} = (index: number, given: Partial<${pascal}> = {}): ${pascal} => ({
  Matricula: String(1000 + index),
  Nome: \`Pessoa Inventada \${index}\`,
  Data: '2026-03-10',
  Valor: 15_000 + index,
  ...given,
});

/** The call of the screen with 40 rows. */
export const ${camel}Fakes = () => [fake(get${pascal}, Array.from({ length: 40 }, (_, index) => fake${pascal}(index)))];
`,
  [`${screens}/${camel}Columns.ts`]: `import type { ${pascal} } from '@vidas/api-client/${module}/${kebab}';
import { columnsOf } from '@vidas/ui/report-table/columns';

const { field } = columnsOf<${pascal}>();

/** The columns of the report, on the screen and in its files. */
export const ${camel}Columns = [
  field('Matricula', { header: 'Matrícula', filter: { kind: 'text' }, footer: 'count' }),
  field('Nome', { header: 'Nome', filter: { kind: 'text' } }),
  field('Data', { header: 'Data', format: 'date', filter: { kind: 'text' } }),
  field('Valor', { header: 'Valor', format: 'money', filter: { kind: 'text' }, footer: 'sum' }),
];
`,
  [`${screens}/${pascal}Screen.tsx`]: `import { ${camel}Query } from '@vidas/api-client/${module}/${kebab}/queries';
import { useReportView } from '@vidas/ui/report-table/view';
import { ExportButton } from '../shared/ExportButton.tsx';
import { remembered } from '../shared/remembered.ts';
import { ReportScreen } from '../shared/ReportScreen.tsx';
import { useHttp } from '../shared/services.tsx';
import { type ReportTexts, useReport } from '../shared/useReport.ts';
import { ${camel}Columns } from './${camel}Columns.ts';

const texts: ReportTexts = { success: ['Dados obtidos com sucesso!'], empty: ['Não foi possível carregar os dados!', 'Não há registros'] };
const view = { paging: { size: 15 }, remember: remembered('table.${kebab}') };

/** ${title}. */
export function ${pascal}Screen() {
  const report = useReport(${camel}Query(useHttp()), texts);
  const table = useReportView(${camel}Columns, report.rows, view);
  return (
    <ReportScreen
      title="${title}"
      actions={<ExportButton view={table} fileName="${kebab}.csv" />}
      report={report}
      view={table}
      table={{ label: ${quoted(title)}, rowKey: (row) => row.Matricula, emptyText: texts.empty?.[1] }}
    />
  );
}
`,
  [`${screens}/${pascal}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, fakeOffline, fakeWaiting } from '@vidas/api-client/http/fake';
import { shellFakes } from '@vidas/api-client/shell/fake';
import { get${pascal} } from '@vidas/api-client/${module}/${kebab}';
import { ${camel}Fakes } from '@vidas/api-client/${module}/${kebab}/fake';
import { expect, within } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';

const meta = {
  title: ${quoted(`telas/${module}/${title}`)},
  component: StaffStory,
  args: { path: '/modulos/${module}/${kebab}' },
  parameters: { layout: 'fullscreen', msw: [...${camel}Fakes(), ...shellFakes()] },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole('heading', { name: ${quoted(title)} })).toBeVisible(),
};

export const Waiting: Story = { parameters: { msw: [fakeWaiting(get${pascal}), ...shellFakes()] } };

export const Empty: Story = { parameters: { msw: [fake(get${pascal}, []), ...shellFakes()] } };

export const Failed: Story = { parameters: { msw: [fakeOffline(get${pascal}), ...shellFakes()] } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
`,
});
addExports(root, 'api-client', {
  [`./${module}/${kebab}`]: `./src/${module}/${kebab}.contract.ts`,
  [`./${module}/${kebab}/queries`]: `./src/${module}/${kebab}.queries.ts`,
  [`./${module}/${kebab}/fake`]: `./src/${module}/${kebab}.fake.ts`,
});
sayNext([
  `a linha em ${screens}/manifest.ts: { key: '${kebab}', label: ${quoted(title)}, route: '${kebab}', icon: 'list', load: () => import('./${pascal}Screen.tsx').then((file) => file.${pascal}Screen) }`,
  `o contrato em packages/api-client/src/contracts.ts`,
  `as colunas da especificação no contrato e em ${camel}Columns.ts`,
  `a rota, o SQL e a apresentação em apps/api/src/modules/${module}`,
]);
