import type { Meta, StoryObj } from '@storybook/react-vite';
import { getRelExamesPessoas, type PessoaComExames } from '@vidas/api-client/contas-medicas/exames-qtde';
import { examesQtdeFakes, fakePessoaComExames } from '@vidas/api-client/contas-medicas/exames-qtde-fake';
import { fake } from '@vidas/api-client/http/fake';
import { shellFakes } from '@vidas/api-client/shell/fake';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { frameStates } from '../../testing/frameStates.ts';
import { catchFiles, findScreen, longName, seesNoRows, seesText } from '../../testing/storyPlay.ts';

const title = 'Quantidade de exames';
const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...examesQtdeFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/contas-medicas/Quantidade de exames',
  component: StaffStory,
  args: { path: '/modulos/contas-medicas/exames-qtde?inicio=2026-10-01&fim=2026-10-31' },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, title);
  await seesText('Dados obtidos com sucesso!');
  return page;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await expect(
      page.getByText(
        'Beneficiários e Quantidade de Exames de Ultrassom, Tomografia e Ressonância Magnética no Período de 01/10/2026 a 31/10/2026',
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
      'Guia,Dt. Emissão,Cód. Procedimento,Solicitante,Executante,Procedimento,Tipo'
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
    const page = await findScreen(canvasElement, title);
    await seesNoRows('Não há pedidos no período especificado');
    await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeDisabled();
  },
};

const frames = frameStates({
  title,
  endpoints: [getRelExamesPessoas],
  fakes: examesQtdeFakes(),
  failed: 'Não foi possível carregar os dados!',
  column: 'Nome',
});

const pessoas = (...rows: PessoaComExames[]): Story => ({
  parameters: withFakes(fake(getRelExamesPessoas, rows)),
  play: async ({ canvasElement }) => void (await open(canvasElement)),
});

export const Loading: Story = { ...frames.Loading, tags: ['moldura'] };
export const Failed: Story = { ...frames.Failed, tags: ['moldura'] };
export const Forbidden: Story = { ...frames.Forbidden, tags: ['moldura'] };
export const NoResult: Story = { ...frames.NoResult, tags: ['moldura'] };
export const Narrow: Story = { ...frames.Narrow, tags: ['moldura'] };
export const Dark: Story = { ...frames.Dark, tags: ['moldura'] };
export const OneRow: Story = { ...pessoas(fakePessoaComExames()), tags: ['moldura'] };
export const LongText: Story = { ...pessoas(fakePessoaComExames(1, { nome: longName })), tags: ['moldura'] };
export const ManyRows: Story = {
  ...pessoas(...Array.from({ length: 3_000 }, (_, index) => fakePessoaComExames(index + 1))),
  tags: ['moldura'],
};
