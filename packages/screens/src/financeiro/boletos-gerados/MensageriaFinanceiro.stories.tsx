import type { Meta, StoryObj } from '@storybook/react-vite';
import { buscaCampanhas, type Campanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { campanhaFakes, fakeCampanha } from '@vidas/api-client/cobranca/campanha/campanha.fake.ts';
import { boletosGeradosFakes } from '@vidas/api-client/financeiro/boletos-gerados/boletosGerados.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { screenStory } from '../../testing/screenStory.ts';
import { catchFiles, findScreen, longName, seesText } from '../../testing/storyPlay.ts';

export const screen = screenStory({
  title: 'Mensageria',
  path: '/modulos/financeiro/mensageria',
  endpoints: [buscaCampanhas],
  fakes: () => [...campanhaFakes(), ...boletosGeradosFakes()],
  failed: 'Erro ao carregar campanhas!',
  column: 'Nome da campanha',
});

const meta = {
  title: 'telas/financeiro/Mensageria',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The files of a day's bills need that day; the campaigns open their messages in this module. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await findScreen(canvasElement, 'Mensageria');
    const bills = page.getByRole('button', { name: 'Exportar CSV (boletos)' });
    await expect(bills).toBeDisabled();
    const [day] = within(page.getByRole('group', { name: 'Data de vencimento' })).getAllByRole('spinbutton');
    await userEvent.click(day as HTMLElement);
    await userEvent.keyboard('10122026');
    await waitFor(() => expect(bills).toBeEnabled());
    await userEvent.click(bills);
    await seesText('27 linhas em boletos-gerados-10-12-2026.csv');
    await userEvent.click(page.getByRole('button', { name: 'Exportar CSV (telefone errado)' }));
    await waitFor(() =>
      expect(saved).toEqual(['boletos-gerados-10-12-2026.csv', 'boletos-fone-errado-10-12-2026.csv']),
    );
    const [door] = await page.findAllByRole('button', { name: /^Ver mensagens: / });
    await userEvent.click(door as HTMLElement);
    await expect(await page.findByRole('grid', { name: 'Mensagens da campanha' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(door).toHaveFocus());
  },
};

const listing = (campanhas: Campanha[]): Story => ({
  tags: ['moldura'],
  parameters: { msw: [...campanhaFakes({ campanhas }), ...boletosGeradosFakes(), ...shellFakes()] },
  play: async ({ canvasElement }) => void (await findScreen(canvasElement, 'Mensageria')),
});

// The list of campaigns belongs to Cobrança, whose stories test it.

export const Empty: Story = listing([]);
export const OneRow: Story = listing([fakeCampanha(3)]);
export const LongText: Story = listing([fakeCampanha(3, { nome_campanha: longName })]);
export const ManyRows: Story = listing(
  Array.from({ length: 500 }, (_, index) => fakeCampanha(3, { id_campanha: index + 1 })),
);
