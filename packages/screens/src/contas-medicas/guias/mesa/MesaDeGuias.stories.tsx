import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeGuia, fakeItem } from '@vidas/api-client/contas-medicas/guias/guias.fake.ts';
import type { GuiaComItens } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { mesaFake } from '@vidas/api-client/shell/mesa/mesa.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../../app-registry/StaffStory.tsx';
import { findGuia, openGuia, press, searched, title, withGuias } from '../../../testing/guiasStory.ts';
import { body, findDialog, findScreen, isOpenElsewhere, longName } from '../../../testing/storyPlay.ts';

/** A guide of items as charged, of which the first ones cost more than the operator's price. */
const guiaDe = (index: number, quantos: number, acima = 0): GuiaComItens => {
  const guia = fakeGuia(index);
  const itens = Array.from({ length: quantos }, (_, at) =>
    fakeItem({
      numGuia: guia.numGuia,
      seqItem: at + 1,
      ...(at < acima ? { vrUnitarioOeste: 8_050 } : {}),
    }),
  );
  return { guia, itens };
};

const guias = [guiaDe(1, 19, 3), guiaDe(2, 2), guiaDe(3, 4), guiaDe(4, 1)];

const meta = {
  title: 'telas/contas-medicas/Guias importadas via XML: mesa',
  component: StaffStory,
  args: { path: searched },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const desk = () => within(body().getByRole('region', { name: 'Guias a verificar' }));
const openDesk = async (canvasElement: HTMLElement) => {
  await findScreen(canvasElement, title);
  await press(/^Mesa/);
  await body().findByRole('region', { name: 'Guias a verificar' });
};
const isOn = (name: string) =>
  waitFor(() => expect(desk().getByRole('heading', { name, level: 2 })).toHaveFocus());
/** Too soon is no decision: the key is pressed until the thing was seen. */
const decides = async (key: string, said: RegExp) =>
  waitFor(
    async () => {
      const status = desk().getByRole('status');
      if (!said.test(status.textContent)) await userEvent.keyboard(key);
      await expect(status).toHaveTextContent(said);
    },
    { interval: 350, timeout: 5_000 },
  );

/** The desk as it opens: flagged items first, the clean ones folded. */
export const Default: Story = {
  parameters: withGuias({ guias }),
  play: async ({ canvasElement }) => {
    await openDesk(canvasElement);
    await isOn('Guia 20000001');
    await waitFor(() => expect(desk().getByText('16 itens sem ressalva, R$ 1.600,00')).toBeVisible());
  },
};

export const LongText: Story = {
  parameters: withGuias({
    guias: guias.map(({ guia, itens }) => ({
      guia: { ...guia, nomeBenef: longName },
      itens: itens.map((item) => ({ ...item, descProc: longName })),
    })),
  }),
  play: async ({ canvasElement }) => {
    await openDesk(canvasElement);
    await isOn('Guia 20000001');
    await waitFor(() =>
      expect(desk().getByRole('heading', { name: new RegExp(`^Item 1: \\S+ ${longName}`) })).toBeVisible(),
    );
  },
};

/** Three flagged items by their form, the sixteen others by one key, and the next guide stands there. */
export const Stay: Story = {
  name: 'Internação de 19 itens',
  parameters: withGuias({ guias }),
  play: async ({ canvasElement }) => {
    await openDesk(canvasElement);
    await isOn('Guia 20000001');
    await waitFor(() => expect(desk().getByText('16 itens sem ressalva, R$ 1.600,00')).toBeVisible());
    await decides('g', /item 1: aprovado 1, R\$ 80,50 · glosa 1714/);
    for (const item of [2, 3]) {
      await waitFor(() =>
        expect(desk().getByRole('heading', { name: new RegExp(`^Item ${item}`) })).toBeVisible(),
      );
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await decides('e', new RegExp(`item ${item}: aprovado 1, R\\$ 80,50 · glosa 1714`));
    }
    await expect(desk().getByText('1 de 4')).toBeVisible();
    await decides('e', /^Guia 20000001: 16 itens aprovados, R\$ 1\.600,00\.$/);
    await isOn('Guia 20000002');
    await expect(desk().getByText('2 de 4')).toBeVisible();
  },
};

/** The row and the guide say who else has it open; a key whose act the guide lacks says why. */
export const OpenElsewhere: Story = {
  name: 'Aberta por outra pessoa',
  parameters: withGuias({ guias }, mesaFake([{ coisa: '20000002', quem: 'Marília Prado' }])),
  play: async ({ canvasElement }) => {
    await openDesk(canvasElement);
    await isOn('Guia 20000001');
    await userEvent.click(await desk().findByRole('button', { name: /^Ver Guia 20000002, .+ agora$/ }));
    await isOpenElsewhere('Guia 20000002', 'Aberta por Marília Prado agora');
    await decides('g', /^G não faz nada aqui\. Os itens sem ressalva se aprovam juntos\.$/);
  },
};

/** The address says which one, by its number alone, and keeps the question of the list. */
export const FromTheAddress: Story = {
  name: 'Pelo endereço',
  args: { path: `${searched}&mesa=3` },
  parameters: withGuias({ guias }),
  play: async ({ canvasElement }) => {
    await body().findByRole('region', { name: 'Guias a verificar' }, { timeout: 45_000 });
    await isOn('Guia 20000003');
    await expect(desk().getByText('3 de 4')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(desk().getByRole('button', { name: /^Ver Guia 20000003/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await findScreen(canvasElement, title);
    await expect(body().getByRole('button', { name: 'Abrir a guia 20000003' })).toBeInTheDocument();
  },
};

/** From the page of a guide to the desk with it, and back to its page. */
export const FromItsPage: Story = {
  name: 'Da página da guia à mesa',
  parameters: withGuias({ guias }),
  play: async ({ canvasElement }) => {
    await openGuia(canvasElement, '20000003');
    await press('Decidir na mesa');
    await body().findByRole('region', { name: 'Guias a verificar' });
    await isOn('Guia 20000003');
    await press('Abrir a guia inteira');
    await findGuia('20000003');
    await userEvent.keyboard('{Escape}');
    await body().findByRole('region', { name: 'Guias a verificar' });
    await isOn('Guia 20000003');
  },
};

/** One key approves a clean guide; U takes it back and leads to it. */
export const CleanByOneKey: Story = {
  name: 'Guia limpa por uma tecla',
  parameters: withGuias({ guias: guias.slice(1) }),
  play: async ({ canvasElement }) => {
    await openDesk(canvasElement);
    await isOn('Guia 20000002');
    await decides('e', /^Guia 20000002: 2 itens aprovados, R\$ 200,00\.$/);
    await isOn('Guia 20000003');
    await decides('u', /^Desfeito: guia 20000002, 2 itens voltam a esperar\.$/);
    await isOn('Guia 20000002');
    await decides('e', /^Guia 20000002: 2 itens aprovados/);
    await isOn('Guia 20000003');
    // The table keeps nothing of the desk.
    await userEvent.keyboard('{Escape}');
    const region = body().getByRole('region', { name: 'Guias a verificar' });
    await waitFor(() => expect(region).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await findScreen(canvasElement, title);
  },
};

const lookAt = async (name: string, dialogName: string | RegExp) => {
  await press(name);
  return findDialog(dialogName);
};

/** The fold says how many, how much and the largest; after one look they are approved, and taken back. */
export const Together: Story = {
  name: 'Limpas aprovadas juntas',
  parameters: withGuias({ guias }),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await waitFor(() => expect(body().getByText('Limpas · 3 · R$ 700,00 · a maior R$ 400,00')).toBeVisible());
    const dialog = await lookAt('Ver e aprovar', 'Guias limpas');
    await waitFor(() => expect(dialog.getByText('20000003, R$ 400,00')).toBeVisible());
    await expect(dialog.getByText(/^Julgadas por: preço da operadora/)).toBeVisible();
    await waitFor(
      async () => {
        if (body().queryByText('Aprovadas: 3 guias limpas.') === null) await userEvent.keyboard('e');
        await expect(body().getByText('Aprovadas: 3 guias limpas.')).toBeVisible();
      },
      { interval: 350, timeout: 5_000 },
    );
    await press(/^Desfazer/);
    await waitFor(() => expect(body().getByText('Desfeito: 3 guias limpas voltam a esperar.')).toBeVisible());
    await waitFor(() => expect(body().getByText(/^Limpas · 3/)).toBeVisible());
  },
};

/** Above the value a second person confirms; a refusal names the guide and leaves the look open. */
export const SecondPerson: Story = {
  name: 'Segunda pessoa',
  parameters: withGuias({
    guias,
    limpas: {
      segundaAcimaDe: 50_000,
      recusa:
        'A guia 20000003 mudou depois que você a viu: Item 1 alterado, por Rui Farias Lobo. Nada foi feito.',
      pedido: {
        quem: 'Marina Alencar',
        quando: '2026-11-21T09:00',
        seu: false,
        soma: 70_000,
        guias: [2, 3, 4].map((at) => ({ numGuia: String(20_000_000 + at), versao: 1 })),
      },
    },
  }),
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, title);
    await waitFor(() =>
      expect(
        body().getByText('Marina Alencar pediu em 21/11/2026 09:00 a aprovação de 3 limpas, R$ 700,00.'),
      ).toBeVisible(),
    );
    const dialog = await lookAt('Ver e confirmar', 'Guias limpas pedidas por Marina Alencar');
    await waitFor(
      async () => {
        await userEvent.click(dialog.getByRole('button', { name: /^Confirmar e aprovar/ }));
        await expect(dialog.getByText(/^A guia 20000003 mudou/)).toBeVisible();
      },
      { interval: 600, timeout: 5_000 },
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await press('Retirar o pedido');
    await waitFor(() => expect(body().getByText('Pedido retirado: 3 guias limpas.')).toBeVisible());
  },
};

export const Narrow: Story = {
  name: 'Estreita',
  parameters: withGuias({ guias }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await openDesk(canvasElement);
    await userEvent.click(await desk().findByRole('button', { name: /^Ver Guia 20000002/ }));
    await isOn('Guia 20000002');
    await waitFor(() =>
      expect(desk().getByRole('button', { name: /^Aprovar 2 itens sem ressalva/ })).toBeVisible(),
    );
  },
};

export const Dark: Story = {
  name: 'Escura',
  parameters: withGuias({ guias }),
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await openDesk(canvasElement);
    await isOn('Guia 20000001');
  },
};
