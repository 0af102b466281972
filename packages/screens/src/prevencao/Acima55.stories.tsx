import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { acima55 } from '@vidas/api-client/prevencao/acima55.report.ts';
import { registraArquivo } from '@vidas/api-client/shell/arquivoTirado.contract.ts';
import { fakeRow } from '@vidas/api-client/report/report.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { reportMeta, seesReport, withAnswers } from '../testing/reportStories.ts';
import { catchFiles, seesText } from '../testing/storyPlay.ts';

const meta = {
  title: 'telas/prevencao/Beneficiários acima de 55',
  ...reportMeta(acima55),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers =
  'Matrícula,Nome,Telefone,Contato,Último contato,Resultado,Falou,Próximo contato,Quem liga,Idade,Cidade,Custo benefício,Ações'.split(
    ',',
  );

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, acima55, headers);
    await expect(page.getByText('Beneficiários acima de 55 anos')).toBeVisible();
  },
};

/** The number of a reading's line, as the server says it beside the rows. */
const line = { consulta: '31' };
const recorded = (answer: Parameters<typeof fake<typeof registraArquivo>>[1]) =>
  withAnswers(
    acima55,
    fake(acima55.questions.todos.endpoint, [fakeRow(acima55, 1), fakeRow(acima55, 2)] as never, line),
    fake(registraArquivo, answer),
  );
const takesCsv = async (canvasElement: HTMLElement) => {
  const saved = catchFiles();
  const page = await seesReport(canvasElement, acima55, headers);
  await userEvent.click(page.getByRole('button', { name: 'Exportar' }));
  await userEvent.click(await within(document.body).findByRole('button', { name: 'Exportar CSV' }));
  return saved;
};
const taken: object[] = [];

export const Taken: Story = {
  name: 'O arquivo fica no registro',
  parameters: recorded(({ body }) => {
    taken.push(body);
    return { success: true };
  }),
  play: async ({ canvasElement }) => {
    taken.length = 0;
    const saved = await takesCsv(canvasElement);
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(taken).toEqual([{ consulta: 31, especie: 'csv', linhas: 2 }]);
  },
};

export const NotTaken: Story = {
  name: 'Sem o registro não há arquivo',
  parameters: recorded(new Refusal(409, { error: 'A leitura desta lista não foi achada no registro.' })),
  play: async ({ canvasElement }) => {
    const saved = await takesCsv(canvasElement);
    await seesText('O arquivo não foi gerado');
    await expect(saved).toHaveLength(0);
  },
};
