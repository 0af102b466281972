import type { Meta, StoryObj } from '@storybook/react-vite';
import { guiasFakes } from '@vidas/api-client/contas-medicas/guias/guiasCalls.fake.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { type findItem, openItem, searched, withGuias } from '../../testing/guiasStory.ts';
import { body, seesText } from '../../testing/storyPlay.ts';

const meta = {
  title: 'telas/contas-medicas/Guias importadas via XML: glosa',
  component: StaffStory,
  args: { path: searched },
  parameters: { layout: 'fullscreen', ...withGuias() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Item = Awaited<ReturnType<typeof findItem>>;

const acima = '1714 - Valor do serviço superior ao valor de tabela';
const material = (canvasElement: HTMLElement) => openItem(canvasElement, 5, /^Materiais/, /^Item 5/);
const code = (item: Item) => item.getByRole('combobox', { name: 'Código da glosa' });
const comment = (item: Item) => item.getByRole('textbox', { name: 'Comentário da glosa' });
const note = (item: Item) => item.getByRole('textbox', { name: 'Observação' });

/** Denies a part, so that the code is asked for. */
const denyAPart = async (item: Item) => {
  const total = item.getByRole('textbox', { name: 'Total autorizado' });
  await userEvent.clear(total);
  await userEvent.type(total, '6,00');
};

export const FoundByWords: Story = {
  name: 'Achada por palavras, com as suas primeiro',
  play: async ({ canvasElement }) => {
    const item = await material(canvasElement);
    await denyAPart(item);
    await userEvent.keyboard('{Alt>}g{/Alt}');
    await waitFor(() => expect(code(item)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const list = within(await body().findByRole('listbox'));
    await expect(list.getAllByRole('option')[0]).toHaveTextContent(/^1705.*Usada por você$/);
    await userEvent.keyboard('diaria internacao');
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(code(item)).toHaveValue('2006 - Diária cobrada não corresponde ao período da internação');
    await expect(comment(item)).toHaveValue('Diária cobrada não corresponde ao período da internação');
  },
};

/** Texts of a code come and go with it; typed text stays. */
export const CommentOfTheOperator: Story = {
  name: 'A observação da operadora vem com o código',
  play: async ({ canvasElement }) => {
    const item = await material(canvasElement);
    await denyAPart(item);
    await userEvent.type(code(item), '1402{Tab}');
    await waitFor(() => expect(note(item)).toHaveValue('Envie a autorização com a próxima apresentação.'));
    await expect(comment(item)).toHaveValue('Procedimento não autorizado');
    await userEvent.clear(comment(item));
    await userEvent.type(comment(item), 'Sem senha');
    await userEvent.clear(code(item));
    await userEvent.type(code(item), 'duplicidade{Tab}');
    await expect(code(item)).toHaveValue('1702 - Cobrança em duplicidade');
    await expect(note(item)).toHaveValue('');
    await expect(comment(item)).toHaveValue('Sem senha');
    await userEvent.type(note(item), 'Visto com o prestador');
    await userEvent.clear(code(item));
    await userEvent.type(code(item), '1402{Tab}');
    await expect(code(item)).toHaveValue('1402 - Procedimento não autorizado');
    await expect(note(item)).toHaveValue('Visto com o prestador');
    await expect(item.queryByRole('button', { name: /^Guardar para toda glosa/ })).toBeNull();
  },
};

const coordinator = fakePayload({ cargo: 'Coord. de Contas Médicas' });

export const KeptByWhoCoordinates: Story = {
  name: 'Guardada por quem coordena',
  args: { person: coordinator },
  parameters: { msw: [...guiasFakes(), ...shellFakes(coordinator)] },
  play: async ({ canvasElement }) => {
    const item = await material(canvasElement);
    await denyAPart(item);
    await userEvent.type(code(item), '1702{Tab}');
    await userEvent.type(note(item), 'Já paga na guia anterior.');
    await userEvent.click(await item.findByRole('button', { name: 'Guardar para toda glosa 1702' }));
    await seesText('Comentário da glosa 1702 guardado.');
    await waitFor(() => expect(item.queryByRole('button', { name: /^Guardar para toda/ })).toBeNull());
    await userEvent.clear(note(item));
    await expect(
      await item.findByRole('button', { name: 'Excluir a observação da glosa 1702' }),
    ).toBeVisible();
  },
};

const open = (canvasElement: HTMLElement) => openItem(canvasElement, 2, /^SADT/, /^Item 2/);
const offer = 'Sugestão: autorizar R$ 80,50, o valor da operadora, com a glosa 1714.';

export const OfferIsReplaced: Story = {
  name: 'Sugestão tirada ou trocada',
  play: async ({ canvasElement }) => {
    const item = await open(canvasElement);
    await waitFor(() => expect(code(item)).toHaveValue(acima));
    await userEvent.keyboard('{Alt>}g{/Alt}');
    await waitFor(() => expect(code(item)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(item.queryByText(offer)).toBeNull();
    await expect(code(item)).toHaveValue('');
    await expect(comment(item)).toHaveValue('');
    // The item stays open, and typing goes on where it was.
    await expect(code(item)).toHaveFocus();
    await userEvent.keyboard('1705{Tab}');
    await expect(code(item)).toHaveValue('1705 - Valor apresentado a maior');
    await expect(comment(item)).toHaveValue('Valor apresentado a maior');
    await expect(item.queryByText(offer)).toBeNull();
  },
};

export const OfferIsAccepted: Story = {
  name: 'Sugestão aceita com uma tecla',
  play: async ({ canvasElement }) => {
    const item = await open(canvasElement);
    await expect(item.getByText(offer)).toBeVisible();
    await waitFor(() => expect(code(item)).toHaveValue(acima));
    await expect(item.getByRole('textbox', { name: 'Total autorizado' })).toHaveValue('80,50');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await seesText('Alteração realizada com sucesso!');
    await waitFor(() => expect(body().queryByRole('region', { name: /^Item 2/ })).toBeNull());
  },
};
