import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeGuia, fakeItem } from '@vidas/api-client/contas-medicas/guias/guias.fake.ts';
import { guiasFakes } from '@vidas/api-client/contas-medicas/guias/guiasCalls.fake.ts';
import type { Guia } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { openGuia, path, press, searched, title, withGuias } from '../../testing/guiasStory.ts';
import { body, findDialog, findScreen, seesText } from '../../testing/storyPlay.ts';

const coordinator = fakePayload({ cargo: 'Coord. de Contas Médicas' });

const incorporada = (index: number, given: Partial<Guia> = {}) => {
  const guia = fakeGuia(index, {
    status: 1,
    competencia: '2026-12',
    dtHrIncorporado: '2026-11-20T10:00',
    vrTotalAprovado: 10_000 * index,
    ...given,
  });
  const approved = { status: 1, qtdExecAprov: 10_000, vrTotalAprov: 10_000 } as const;
  return { guia, itens: [fakeItem({ numGuia: guia.numGuia, ...approved })] };
};

const guias = [
  incorporada(1, { dataBaixa: '2026-11-20' }),
  incorporada(2),
  incorporada(3, { dataBaixa: '2026-11-20' }),
];
const demonstrativos = {
  '20000003': { baixadoEm: '2026-11-20T17:00', por: 'Rui Farias Lobo', parcial: true },
};

/** Each story has its own guides, because an undo changes them. */
const ofCoordinator = () => ({
  msw: [...guiasFakes({ guias, demonstrativos }), ...shellFakes(coordinator)],
});

const meta = {
  title: 'telas/contas-medicas/Guias importadas via XML: desfazer',
  component: StaffStory,
  args: { path: `${path}?prestador=200010&status=incorporadas&periodo=1`, person: coordinator },
  parameters: { layout: 'fullscreen', ...ofCoordinator() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneGuide: Story = {
  name: 'Uma guia',
  play: async ({ canvasElement }) => {
    const guia = await openGuia(canvasElement, '20000001');
    await userEvent.click(guia.getByRole('button', { name: 'Desfazer a baixa' }));
    const dialog = await findDialog('Desfazer baixa ou incorporação: guia 20000001');
    await expect(dialog.getByText('1 guia incorporada, R$ 100,00 aprovados.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer' }));
    await expect(await dialog.findByText('Diga por que se desfaz.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^A baixa e a incorporação/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Competência errada');
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer' }));
    await expect(await dialog.findByText('1 de 1 guias: 1 feitas, R$ 100,00')).toBeVisible();
    await expect(dialog.getByText('20000001: Incorporação desfeita')).toBeVisible();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
    await expect(await guia.findByText('Válida')).toBeVisible();
    await expect(guia.getByRole('button', { name: 'Incorporar' })).toBeVisible();
  },
};

export const Several: Story = {
  name: 'Várias, uma recusada',
  parameters: ofCoordinator(),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Requisição realizada com sucesso!');
    await page.findByRole('button', { name: 'Abrir a guia 20000001' });
    await userEvent.click(page.getByRole('checkbox', { name: /todas/i }));
    await press('Desfazer baixa ou incorporação');
    const dialog = await findDialog('Desfazer baixa ou incorporação');
    // The settlement of the two that have one.
    await expect(
      dialog.getByText('2 guias incorporadas, R$ 400,00 aprovados; a maior: 20000003, R$ 300,00.'),
    ).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Dia errado');
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer' }));
    await expect(await dialog.findByText(/^2 de 2 guias: 1 feitas, R\$ 100,00; 1 recusadas/)).toBeVisible();
    await expect(
      dialog.getByText(
        /^20000003: Não foi desfeita\. O demonstrativo parcial com esta guia foi baixado em 20\/11\/2026 por Rui Farias Lobo/,
      ),
    ).toBeVisible();
  },
};

const plain = fakePayload();

export const OnlyWhoCoordinates: Story = {
  name: 'Só quem coordena',
  args: { person: plain },
  parameters: { msw: [...guiasFakes({ guias }), ...shellFakes(plain)] },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await seesText('Requisição realizada com sucesso!');
    await page.findByRole('button', { name: 'Abrir a guia 20000001' });
    await expect(page.queryByRole('checkbox', { name: /todas/i })).toBeNull();
    const guia = await openGuia(canvasElement, '20000001');
    await expect(guia.queryByRole('button', { name: /^Desfazer/ })).toBeNull();
  },
};

const valid = (index: number, given: Partial<Guia>) =>
  incorporada(index, { status: 2, competencia: null, ...given });

export const SecondPerson: Story = {
  name: 'Espera de segunda pessoa',
  args: { path: searched },
  parameters: withGuias({
    guias: [
      valid(1, { esperaSegunda: 'outra', aprovadaPor: 'Marina Alencar' }),
      valid(2, { esperaSegunda: 'voce', aprovadaPor: 'Rui Farias Lobo' }),
      valid(3, {}),
    ],
  }),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText('Espera outra pessoa')).toBeVisible();
    await expect(page.getByText('Espera segunda pessoa')).toBeVisible();
    await press('Incorporar e baixar guias válidas');
    // The one that another person pays is left out.
    await seesText(/^2 guias válidas, R\$ 500,00 aprovados/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    const mine = await openGuia(canvasElement, '20000001');
    await expect(
      await mine.findByText('Você aprovou itens dela: outra pessoa a incorpora e baixa'),
    ).toBeVisible();
    await expect(mine.queryByRole('button', { name: 'Incorporar' })).toBeNull();
    await userEvent.keyboard('n');
    const other = await body().findByText('Aprovada por Rui Farias Lobo: você pode incorporá-la');
    await expect(other).toBeVisible();
    await expect(body().getByRole('button', { name: 'Incorporar' })).toBeVisible();
  },
};
