import type { Meta, StoryObj } from '@storybook/react-vite';
import { getRelExamesPessoas } from '@vidas/api-client/contas-medicas/exames-qtde/examesQtde.contract.ts';
import {
  examesQtdeFakes,
  fakePessoaComExames,
} from '@vidas/api-client/contas-medicas/exames-qtde/examesQtde.fake.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { catchFiles, longName, seesNoRows, seesText } from '../../testing/storyPlay.ts';

export const screen = screenStory({
  title: 'Quantidade de exames',
  path: '/modulos/contas-medicas/exames-qtde?inicio=2026-10-01&fim=2026-10-31',
  endpoints: [getRelExamesPessoas],
  fakes: examesQtdeFakes,
  column: 'Nome',
  answers: {
    OneRow: [fake(getRelExamesPessoas, [fakePessoaComExames()])],
    LongText: [fake(getRelExamesPessoas, [fakePessoaComExames(1, { nome: longName })])],
    ManyRows: [
      fake(
        getRelExamesPessoas,
        Array.from({ length: 3_000 }, (_, index) => fakePessoaComExames(index + 1)),
      ),
    ],
  },
});
const { find, withFakes } = screen;

const meta = {
  title: 'telas/contas-medicas/Quantidade de exames',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const page = await find(canvasElement);
  await seesText('Dados obtidos com sucesso!');
  return page;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await expect(
      page.getByText(
        'Beneficiários e quantidade de exames de ultrassom, tomografia e ressonância magnética no período de 01/10/2026 a 31/10/2026',
      ),
    ).toBeVisible();
    const { nome } = fakePessoaComExames(1);
    const [first] = await page.findAllByRole('button', { name: /^Detalhes de / });
    await userEvent.click(first as HTMLElement);
    const exames = await page.findByRole('grid', { name: `Exames de ${nome}` });
    await expect(
      within(exames)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(
      'Guia,Data de emissão,Código do procedimento,Solicitante,Executante,Procedimento,Tipo'
        .split(',')
        .map((header) => expect.stringContaining(header)),
    );
    await expect(within(exames).queryByRole('button', { name: /^Filtrar/ })).toBeNull();
    await waitFor(() => expect(within(exames).getAllByRole('row')).toHaveLength(3));
    // No empty room below the last exam.
    await expect(exames.parentElement?.clientHeight).toBe(exames.offsetHeight);
    await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeEnabled();
  },
};

export const Downloads: Story = {
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await open(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Exportar CSV' }));
    await waitFor(() => expect(saved).toEqual(['relatorio-exames-ultrassom-tomo-ressomag.csv']));
  },
};

export const Empty: Story = {
  parameters: withFakes(fake(getRelExamesPessoas, [])),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await seesNoRows('Não há pedidos no período especificado');
    await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeDisabled();
  },
};
